import { id, list, nullable, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import { own } from './candidate-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './parts.ts';

/** `number` is the one of receipt and sheet. */
const registrationRef = z.object({ id, number: nullable(text) });

/** A process in which the candidate applied for courses (B 3, "My PSG processes"). */
export const myPsgProcess = z.object({
  id: nullable(id),
  name: text,
  /** The process's state, 1–4: column Situação. */
  status: id,
  items: list(
    z.object({
      course_name: text,
      /** The registration's state, 1–4: column Status. */
      status: nullable(id),
      registrations: list(registrationRef),
    }),
  ),
});
export type MyPsgProcess = z.output<typeof myPsgProcess>;

/** GET my-selection-processes (B 2.6, B 7). */
export const listMyPsgProcesses = defineEndpoint({
  method: 'GET',
  path: '/my-selection-processes',
  answer: list(myPsgProcess),
  ...own,
});

/** A process in which the candidate applied for positions (B 3, "My PSS processes"). */
export const myPssProcess = z.object({
  id,
  person_id: nullable(id),
  name: text,
  /** The process's state, 1–4: column Situação. */
  status: id,
  items_pss: list(
    z.object({
      job_title: z.object({ name: text }),
      /** The registration's state, 1–4: column Status. */
      status: nullable(id),
      jobs_title_id: nullable(id),
      pss_registrations: list(registrationRef),
    }),
  ),
});
export type MyPssProcess = z.output<typeof myPssProcess>;

/** GET pss-my-selection-processes (B 2.6, B 7). */
export const listMyPssProcesses = defineEndpoint({
  method: 'GET',
  path: '/pss-my-selection-processes',
  answer: list(myPssProcess),
  ...own,
});

/** A PSS registration with its scores (B 2.6, B 3). */
export const pssRegistration = z.object({
  people: z.object({ full_name: text }),
  phases_registrations: list(
    z.object({ note: nullable(num), job_title_phase: nullable(z.object({ info: text })) }),
  ),
  /** The registration's state, 1–4. */
  status: nullable(id),
});
export type PssRegistration = z.output<typeof pssRegistration>;

/** GET /pss-registrations/{id} (B 2.6, B 7). */
export const getPssRegistration = defineEndpoint({
  method: 'GET',
  path: '/pss-registrations/:id',
  params: idParams,
  answer: pssRegistration,
  ...own,
});
