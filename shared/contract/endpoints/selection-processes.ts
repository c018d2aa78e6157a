import { id, list, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { rulesOf } from '../selection-process/registration-field.ts';
import { registrationFields } from '../selection-process/registration-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, offerBase, processBase, registered, registrationHeaders } from './parts.ts';
import { reference } from './reference.ts';
import { unit } from './units.ts';

/** Last position that was called, and the number of registrations. */
const lastRound = z.object({ called: id, registered: id });
export type LastRound = z.output<typeof lastRound>;

/** Course offered by a free-course process (A 3, "process item"). */
export const psgItem = z.object({
  ...offerBase,
  course_name: titled('Curso'),
  start_date_course: nullable(text),
  end_date_course: nullable(text),
  /** 'Presencial' or online. */
  registration_type_name: nullable(text),
  /** Minimum age in years on the first day of the course; beyond the bare contract, like the following fields. */
  min_age: nullable(id),
  /** Unit for registrations in person; null for online registration. */
  registration_unit: nullable(unit),
  /** Minimum schooling, a value of `schoolingLevels`. */
  min_schooling: nullable(text),
  /** Last round of the same course in its city; null if unknown. */
  last_round: nullable(lastRound),
});
export type PsgItem = z.output<typeof psgItem>;

/** Free-course selection process (A 3). Lists may omit the items; ours has those of open processes. */
export const psgProcess = z.object({ ...processBase, items: list(psgItem) });
export type PsgProcess = z.output<typeof psgProcess>;

/** GET /selection-processes (A 2.8, A 7). */
export const listPsgProcesses = defineEndpoint({
  method: 'GET',
  path: '/selection-processes',
  answer: list(psgProcess),
});

/** GET /selection-processes/{id}: with documents and items (A 2.10, A 7). */
export const getPsgProcess = defineEndpoint({
  method: 'GET',
  path: '/selection-processes/:id',
  params: idParams,
  answer: psgProcess,
  errors: [404],
});

/** POST /registrations: applies for a course (A 2.12, A 5.3, A 7). Errors name `email` and `nif` (A 8). */
export const registerForPsg = defineEndpoint({
  method: 'POST',
  path: '/registrations',
  headers: registrationHeaders,
  body: z.object({
    selection_process_id: reference(),
    selection_process_item_id: reference(),
    ...rulesOf(registrationFields.psg),
  }),
  answer: registered,
  errors: [404, 409, 422],
});
