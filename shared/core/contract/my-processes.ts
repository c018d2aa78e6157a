import { id, list, nullable, num, text, titled } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { checkUrl, own } from './candidate-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, meeting, processDocument } from './parts.ts';
import { reference } from './reference.ts';

/** Where a registration stands and what follows; beyond the bare contract, whose servers do not say. */
export const registrationProgress = z.object({
  /** Place in the order of arrival, and the immediate vacancies that there are. */
  position: id,
  vacancies: id,
  /** Places of the reserve; null where the server does not say. */
  reserve: nullable(id),
  /** The last position called for the same course before; null where nobody knows. */
  last_called: nullable(id),
  registered_at: text,
  /** The window in which one can apply. */
  start_date: text,
  end_date: text,
  /** yyyy-mm-dd */
  result_date: nullable(text),
  /** First day of the course, yyyy-mm-dd; a position has none. */
  course_start_date: nullable(text),
  ...meeting,
  check_url: checkUrl,
  /** Phases of a position's selection, in order; `note` is null while there is no score. */
  phases: list(z.object({ name: text, note: nullable(num) })),
  documents: list(processDocument),
  calendar_url: nullable(text),
  /** Until when its owner may cancel it; null when that is over. */
  cancellable_until: nullable(text),
});
export type RegistrationProgress = z.output<typeof registrationProgress>;

/** `number` is the one of receipt and sheet. */
const registrationRef = z.object({
  id,
  number: nullable(text),
  progress: nullable(registrationProgress),
});
export type RegistrationRef = z.output<typeof registrationRef>;

/** What the calls that cancel have in common: the same call again changes nothing and answers alike. */
const cancelling = {
  method: 'DELETE',
  params: idParams,
  /** 4 Cancelado. */
  answer: z.object({ status: id }),
  auth: 'candidate',
  errors: [401, 404, 422],
  optional: true,
} as const;

/** DELETE /registrations/{id}: cancels one's own PSG registration while its window is open; beyond the bare contract. */
export const cancelPsgRegistration = defineEndpoint({ ...cancelling, path: '/registrations/:id' });

/** DELETE /pss-registrations/{id}: the same for a PSS registration. */
export const cancelPssRegistration = defineEndpoint({ ...cancelling, path: '/pss-registrations/:id' });

/** Properties shared by the calls of a switch. */
const switching = { params: idParams, auth: 'candidate', optional: true } as const;
const previewing = {
  ...switching,
  method: 'GET',
  answer: z.object({ position: id, vacancies: id }),
  errors: [401, 404, 422],
} as const;
const changing = {
  ...switching,
  method: 'PUT',
  answer: z.object({ id, number: text, position: id }),
  errors: [401, 404, 409, 422],
} as const;

/**
 * GET /registrations/{id}/switch: the position that another course of the same process would give now; beyond the bare
 * contract.
 */
export const previewCourseSwitch = defineEndpoint({
  ...previewing,
  path: '/registrations/:id/switch',
  query: z.object({ selection_process_item_id: reference() }),
});

/**
 * PUT /registrations/{id}/switch: gives the registration up for one for another course, in one step; beyond the bare
 * contract. 409 where the position would be after `position`: nothing has changed then.
 */
export const switchCourse = defineEndpoint({
  ...changing,
  path: '/registrations/:id/switch',
  body: z.object({ selection_process_item_id: reference(), position: reference() }),
});

/** GET /pss-registrations/{id}/switch: the same for another position of a staff selection. */
export const previewPositionSwitch = defineEndpoint({
  ...previewing,
  path: '/pss-registrations/:id/switch',
  query: z.object({ pss_selection_process_item_id: reference() }),
});

/** PUT /pss-registrations/{id}/switch: the same for another position; the curriculum is copied as it was sent. */
export const switchPosition = defineEndpoint({
  ...changing,
  path: '/pss-registrations/:id/switch',
  body: z.object({ pss_selection_process_item_id: reference(), position: reference() }),
});

/** A process in which the candidate applied for courses (B 3, "My PSG processes"). */
export const myPsgProcess = z.object({
  id: nullable(id),
  name: titled('Processo seletivo'),
  /** The process's state, 1–4: column Situação. */
  status: id,
  items: list(
    z.object({
      course_name: titled('Curso'),
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
  name: titled('Processo seletivo'),
  /** The process's state, 1–4: column Situação. */
  status: id,
  items_pss: list(
    z.object({
      job_title: z.object({ name: titled('Cargo') }),
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
