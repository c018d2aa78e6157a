import { list, noContent, nullable, num, text } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { cpf, email, mobile, personName, title } from './fields.ts';
import { reference } from './reference.ts';

/** A class that people wish for. */
export const wishedClass = z.object({
  city: text,
  /** 'manha' | 'tarde' | 'noite' | 'integral' | 'fim-de-semana'; null where they named none. */
  shift: nullable(text),
  /** How many people are wanting at most, rounded up; 0 where enough have asked. */
  missing: num,
});
export type RequestedClass = z.output<typeof wishedClass>;

/**
 * GET /interest-classes: the classes of a course that people have asked to hear of, beyond the bare contract; the
 * nearest to be held first. None of which only few have asked, and no exact number, so that it tells of nobody.
 */
export const listWishedClasses = defineEndpoint({
  method: 'GET',
  path: '/interest-classes',
  /** The course's title. */
  query: z.object({ course: z.string() }),
  answer: list(wishedClass),
  optional: true,
});

/** POST /interest-course: asks to hear of new classes; the answer's message is shown (A 2.7, A 5.3, A 7). */
export const registerInterest = defineEndpoint({
  method: 'POST',
  path: '/interest-course',
  body: z.object({
    full_name: personName(messages.nameRequired),
    email: email(),
    nif: cpf(),
    phone: mobile(),
    /** The course's title. */
    course: title(messages.required),
    city_id: reference(messages.cityRequired),
  }),
  answer: noContent,
  errors: [422],
});
