import { ApiError } from '@portal/client/api';
import { expect, it } from 'vitest';
import { toFormErrors } from './form-errors.ts';

const refused = (status: number, fields: Record<string, string[]> = {}) =>
  new ApiError('http', { status, serverMessage: 'Recusado.', fields });
const unreached = new ApiError('network');
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
  [unreached, [{ field: null, text: unreached.message }]],
])('%o is said at %j', (error, texts) => {
  expect(toFormErrors(error, { fields, field: 'email' })).toEqual(texts);
});

it('assigns an error to no field if none is known to be wrong', () => {
  expect(toFormErrors(refused(422), { fields, text: 'Erro de validação' })).toEqual([
    { field: null, text: 'Erro de validação' },
  ]);
});
