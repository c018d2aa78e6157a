import { id, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Form of a receipt's code; only the server that issued it can verify it. */
export const receiptCode = /^ps[gs]-[0-9a-z]{1,7}-[\w-]{16}$/;

/** Public data of a registration on a receipt: nothing about the person. */
export const checkedRegistration = z.object({
  number: text,
  /** 1 Inscrito, 2 Classificado, 3 Reserva, 4 Cancelado. */
  status: id,
  /** For example "Programa Senac de Gratuidade (PSG)". */
  programme: text,
  process: text,
});
export type CheckedRegistration = z.output<typeof checkedRegistration>;

/** GET /receipts/{code}: verifies the code of a receipt or sheet, from its QR code. */
export const checkReceipt = defineEndpoint({
  method: 'GET',
  path: '/receipts/:code',
  params: z.object({ code: z.string().check(z.regex(receiptCode)) }),
  /** Null if the code was never issued or its data is no longer retained. */
  answer: z.object({ registration: z.nullable(checkedRegistration) }),
  optional: true,
});
