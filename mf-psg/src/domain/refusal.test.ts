import { ApiError } from '@portal/shared/api';
import { expect, it } from 'vitest';
import { isUncertain, refusalText } from './refusal.ts';

const fields = { nif: ['CPF já inscrito', 'outro'], email: ['E-mail já Existente.', 'outro'] };

it.each([
  ['message before fields', { serverMessage: 'Inscrições encerradas', fields }, 'Inscrições encerradas'],
  ['e-mail before CPF', { fields }, 'E-mail já Existente.'],
  ['the CPF', { fields: { nif: fields.nif, phone: ['Número inválido'] } }, 'CPF já inscrito'],
  [
    'another field alone, or nothing at all',
    { fields: { phone: ['Número inválido'] } },
    'O servidor não conseguiu atender ao pedido. Tente de novo.',
  ],
])('the dialog says: %s', (_what, details, text) => {
  expect(refusalText(new ApiError('http', { status: 422, ...details }))).toBe(text);
});

it.each([
  ['network', {}, true],
  ['timeout', {}, true],
  ['unreadable', {}, true],
  ['http', { status: 504 }, true],
  ['http', { status: 500, serverMessage: 'Fora do ar' }, false],
  ['http', { status: 422 }, false],
] as const)('after %s %j it is uncertain whether it was taken: %s', (kind, details, uncertain) => {
  expect(isUncertain(new ApiError(kind, details))).toBe(uncertain);
});
