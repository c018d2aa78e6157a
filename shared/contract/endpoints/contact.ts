import { id, list, noContent, nullable, num, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { get, post } from './endpoint.ts';
import { cpf, cpfOrCnpj, email, mobile, personName, reference, required, title } from './fields.ts';
import { consentHeader } from './parts.ts';

/** Department or subject of a ticket (B 3). */
const choice = z.object({ id, name: text });

/** GET psa-departments (B 7). */
export const listDepartments = get('/psa-departments', { answer: list(choice) });

/** GET psa-matters (B 7). */
export const listMatters = get('/psa-matters', { answer: list(choice) });

export const MESSAGE_LIMIT = 5000;

/** POST psa-tickets: sends a contact ticket; the response's message is shown (B 2.13, B 5, B 7). */
export const sendSupportTicket = post('/psa-tickets', {
  headers: z.object(consentHeader),
  once: true,
  body: z.object({
    full_name: personName(messages.nameRequired),
    /** Always 2. */
    psa_department_id: reference(),
    /** On /psa always 1. */
    psa_matter_id: reference(),
    city_id: reference(messages.cityRequired),
    phone: mobile(),
    email: email(messages.emailRequired, 40),
    nif: cpfOrCnpj,
    message: required(messages.required, MESSAGE_LIMIT),
    /** Initially 1. */
    status: reference(),
  }),
  answer: noContent,
  errors: [422],
});

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
export const listWishedClasses = get('/interest-classes', {
  /** Title of the course. */
  query: z.object({ course: z.string() }),
  answer: list(wishedClass),
  optional: true,
});

/** POST /interest-course: registers interest in new classes; the response's message is shown (A 2.7, A 5.3, A 7). */
export const registerInterest = post('/interest-course', {
  headers: z.object(consentHeader),
  once: true,
  body: z.object({
    full_name: personName(messages.nameRequired),
    email: email(),
    nif: cpf(),
    phone: mobile(),
    course: title(messages.required),
    city_id: reference(messages.cityRequired),
  }),
  answer: noContent,
  errors: [422],
});
