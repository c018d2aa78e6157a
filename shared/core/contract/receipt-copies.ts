import { nullable } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { birthDay, cpf, title } from './fields.ts';
import { psgReceipt } from './psg-papers.ts';
import { pssReceipt } from './pss-papers.ts';

/**
 * POST /receipt-copies: the receipt of a registration for anyone who knows its CPF, birth date and number, without a log-in.
 * Both are null where they do not belong together, or the server offers no such thing. They travel in the body, so that no
 * log contains them.
 */
export const findReceiptCopy = defineEndpoint({
  method: 'POST',
  path: '/receipt-copies',
  body: z.object({ nif: cpf(), birthdate: birthDay(), number: title(messages.required, 40) }),
  answer: z.object({ psg: nullable(psgReceipt), pss: nullable(pssReceipt) }),
  errors: [422],
  optional: true,
});
