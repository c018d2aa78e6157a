import { ApiError } from '@portal/shared/api';
import { expect, it } from 'vitest';
import { refusalText } from './refusal.ts';

const closed = 'Inscrições encerradas';
const fields = { nif: ['CPF já inscrito', 'outro'], email: ['E-mail já Existente.', 'outro'] };

const psg = ['message', 'email', 'nif'] as const;
const pss = ['nif', 'email', 'message'] as const;

it.each([
  ['message before fields', psg, { serverMessage: closed, fields }, closed],
  ['e-mail before CPF', psg, { fields }, 'E-mail já Existente.'],
  ['the CPF', psg, { fields: { nif: fields.nif, phone: ['Número inválido'] } }, 'CPF já inscrito'],
  ['CPF before all else', pss, { serverMessage: closed, fields }, 'CPF já inscrito'],
  [
    'e-mail before the message',
    pss,
    { serverMessage: closed, fields: { email: fields.email } },
    'E-mail já Existente.',
  ],
  [
    'another field alone, or nothing at all',
    pss,
    { fields: { phone: ['Número inválido'] } },
    'O servidor não conseguiu atender ao pedido. Tente de novo.',
  ],
])('the dialog says: %s (%j)', (_what, order, details, text) => {
  expect(refusalText(new ApiError('http', { status: 422, ...details }), order)).toBe(text);
});
