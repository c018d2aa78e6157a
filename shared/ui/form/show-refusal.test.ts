import { ApiError } from '@portal/shared/api';
import { expect, it } from 'vitest';
import { placeRefusal } from './show-refusal.ts';

const refused = (status: number, fields: Record<string, string[]> = {}) =>
  new ApiError('http', { status, serverMessage: 'Recusado.', fields });
const fields = ['email', 'password'] as const;

it.each([
  [
    refused(422, { password: ['curta'], email: ['em uso'], other: ['x'] }),
    [
      { field: 'email', text: 'em uso' },
      { field: 'password', text: 'curta' },
    ],
  ],
  [refused(401), [{ field: 'email', text: 'Recusado.' }]],
  [refused(422, { other: ['x'] }), [{ field: 'email', text: 'Recusado.' }]],
  [refused(429), [{ field: null, text: 'Recusado.' }]],
])('%o is said at %j', (error, placed) => {
  expect(placeRefusal(error, { fields, blamed: 'email' })).toEqual(placed);
});

it('blames no field for a server that was not reached, nor where none is known to be at fault', () => {
  const unreached = new ApiError('network');
  expect(placeRefusal(unreached, { fields, blamed: 'email' })).toEqual([
    { field: null, text: unreached.message },
  ]);
  expect(placeRefusal(refused(422), { fields, text: 'Erro de validação' })).toEqual([
    { field: null, text: 'Erro de validação' },
  ]);
});
