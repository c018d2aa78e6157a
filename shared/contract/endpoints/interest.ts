import { list, noContent, nullable, num, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { cpf, email, mobile, personName, title } from './fields.ts';
import { consentHeader } from './parts.ts';
import { reference } from './reference.ts';

export const wishedClass = z.object({
  city: text,
  /** 'manha' | 'tarde' | 'noite' | 'integral' | 'fim-de-semana'; null if not given. */
  shift: nullable(text),
  /** Maximum number of people still missing, rounded up; 0 if enough have asked. */
  missing: num,
});
export type RequestedClass = z.output<typeof wishedClass>;

/**
 * GET /interest-classes: requested classes of a course, those nearest to being held first; beyond the bare
 * contract. Rarely requested classes and exact numbers are omitted, so that nothing identifies a person.
 */
export const listWishedClasses = defineEndpoint({
  method: 'GET',
  path: '/interest-classes',
  /** Title of the course. */
  query: z.object({ course: z.string() }),
  answer: list(wishedClass),
  optional: true,
});

/**
 * POST /interest-course: registers interest in new classes; the response's message is shown (A 2.7, A 5.3, A
 * 7).
 */
export const registerInterest = defineEndpoint({
  method: 'POST',
  path: '/interest-course',
  headers: z.object(consentHeader),
  once: true,
  body: z.object({
    full_name: personName(messages.nameRequired),
    email: email(),
    nif: cpf(),
    phone: mobile(),
    /** Title of the course. */
    course: title(messages.required),
    city_id: reference(messages.cityRequired),
  }),
  answer: noContent,
  errors: [422],
});
