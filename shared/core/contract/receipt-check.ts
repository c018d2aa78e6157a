import { id, text } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Form of the code that a receipt carries; only the server that issued one knows whether it is true. */
export const receiptCode = /^ps[gs]-[0-9a-z]{1,7}-[\w-]{16}$/;

/** What anybody who holds a receipt may know of its registration: nothing about the person. */
export const checkedRegistration = z.object({
  number: text,
  /** 1 Inscrito, 2 Classificado, 3 Reserva, 4 Cancelado. */
  status: id,
  /** Name of the programme, such as "Programa Senac de Gratuidade (PSG)". */
  programme: text,
  /** Name of the selection process. */
  process: text,
});
export type CheckedRegistration = z.output<typeof checkedRegistration>;

/** GET /receipts/{code}: whether a receipt or sheet is the institution's own, for who reads its QR code. */
export const checkReceipt = defineEndpoint({
  method: 'GET',
  path: '/receipts/:code',
  params: z.object({ code: z.string().check(z.regex(receiptCode)) }),
  /** Null where nobody issued the code, or what it stands for is kept no longer. */
  answer: z.object({ registration: z.nullable(checkedRegistration) }),
  optional: true,
});
