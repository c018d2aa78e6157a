import { ApiError } from '@portal/client/api';
import { expect, it } from 'vitest';
import type { RefusalPart } from '../rules/process.ts';
import { refusalText } from './use-registration.ts';

const closed = 'Inscrições encerradas';
const fields = { nif: ['CPF já inscrito', 'outro'], email: ['E-mail já Existente.', 'outro'] };

const unanswered = 'O servidor não conseguiu atender ao pedido. Tente de novo.';

it.each<[string, RefusalPart[], object, string]>([
  ['the message first', ['message', 'email', 'nif'], { serverMessage: closed, fields }, closed],
  ['the first field without one', ['message', 'email', 'nif'], { fields }, 'E-mail já Existente.'],
  ['a field before the message', ['nif', 'message'], { serverMessage: closed, fields }, 'CPF já inscrito'],
  ['what the portal says of other fields', ['nif'], { fields: { phone: ['Inválido'] } }, unanswered],
])('the dialog says: %s (%j)', (_what, order, details, text) => {
  expect(refusalText(new ApiError('http', { status: 422, ...details }), order)).toBe(text);
});
