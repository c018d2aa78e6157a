import { nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { cpf, email } from './fields.ts';
import { reference } from './reference.ts';

/** Data of a person who applied before (A 3, "person lookup"). The mother's name may be masked. */
export const person = z.object({
  birthdate: nullable(text),
  full_name: nullable(text),
  mother: nullable(text),
  nif: nullable(text),
});
export type Person = z.output<typeof person>;

/**
 * GET /get-person-by-nif: null if unknown or if the birth date (a header, yyyy-mm-dd) does not match (A 7, B
 * 7).
 */
export const findPersonByNif = defineEndpoint({
  method: 'GET',
  path: '/get-person-by-nif',
  query: z.object({ nif: cpf() }),
  headers: z.object({ 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(person),
});

/**
 * GET /get-person-by-email: null if unused, else its owner's CPF, which is only compared (A 7, B 7).
 * `shareable` if the server accepts `x-shared-email`.
 */
export const findPersonByEmail = defineEndpoint({
  method: 'GET',
  path: '/get-person-by-email',
  query: z.object({ email: email() }),
  headers: z.object({ 'x-nif': z.optional(z.string()) }),
  answer: nullable(z.object({ nif: nullable(text), shareable: z.catch(z.optional(z.boolean()), undefined) })),
});

/** Response that means "already registered", for PSG and PSS (A 7, B 8). */
export const alreadyRegistered = 'Você já se inscreveu em um curso desse processo seletivo!';

/** GET /check-nif-pssregistration: {@link alreadyRegistered}, or anything else to continue (A 7, B 7). */
export const checkRegistration = defineEndpoint({
  method: 'GET',
  path: '/check-nif-pssregistration',
  query: z.object({ nif: cpf(), selection_process: reference() }),
  headers: z.object({ 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(text),
});
