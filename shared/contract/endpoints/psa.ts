import { id, list, noContent, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { cpfOrCnpj, email, mobile, personName, required } from './fields.ts';
import { consentHeader } from './parts.ts';
import { reference } from './reference.ts';

const choice = z.object({ id, name: text });

/** Department of a ticket (B 3). */
export type Department = z.output<typeof choice>;
/** Subject of a ticket (B 3). */
export type Matter = z.output<typeof choice>;

/** GET psa-departments (B 7). */
export const listDepartments = defineEndpoint({
  method: 'GET',
  path: '/psa-departments',
  answer: list(choice),
});

/** GET psa-matters (B 7). */
export const listMatters = defineEndpoint({ method: 'GET', path: '/psa-matters', answer: list(choice) });

export const MESSAGE_LIMIT = 5000;

/** POST psa-tickets: sends a contact ticket; the response's message is shown (B 2.13, B 5, B 7). */
export const sendSupportTicket = defineEndpoint({
  method: 'POST',
  path: '/psa-tickets',
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
