import { nullable } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { birthDay, cpf, title } from './fields.ts';
import { psgReceipt } from './psg-papers.ts';
import { pssReceipt } from './pss-papers.ts';

/**
 * POST /receipt-copies: returns a receipt for its CPF, birth date and number, without a login. Both fields are null if these do
 * not match or the server does not offer it. They are sent in the body, which is not logged.
 */
export const findReceiptCopy = defineEndpoint({
  method: 'POST',
  path: '/receipt-copies',
  body: z.object({ nif: cpf(), birthdate: birthDay(), number: title(messages.required, 40) }),
  answer: z.object({ psg: nullable(psgReceipt), pss: nullable(pssReceipt) }),
  errors: [422],
  optional: true,
});
