import { id, list, nullable, num, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { del, get, post, put } from './endpoint.ts';
import { birthDay, cpf, reference, title } from './fields.ts';
import { checkUrl, idParams, meeting, own, processDocument } from './parts.ts';
import { psgReceipt, pssReceipt } from './printouts.ts';

/** State of a registration and its next steps; beyond the bare contract. */
export const registrationProgress = z.object({
  /** Position in the order of arrival. */
  position: id,
  /** Place among those who are still registered; null if cancelled. */
  current_position: nullable(id),
  vacancies: id,
  /** Places of the reserve; null if unknown. */
  reserve: nullable(id),
  /** Last position called for the same course before; null if unknown. */
  last_called: nullable(id),
  registered_at: text,
  /** Registration window. */
  start_date: text,
  end_date: text,
  /** yyyy-mm-dd */
  result_date: nullable(text),
  /** First day of the course, yyyy-mm-dd; null for positions. */
  course_start_date: nullable(text),
  ...meeting,
  check_url: checkUrl,
  /** Phases of a position's selection, in order; `note` is null until there is a score. */
  phases: list(z.object({ name: text, note: nullable(num) })),
  documents: list(processDocument),
  calendar_url: nullable(text),
  /** Deadline for cancelling; null once it has passed. */
  cancellable_until: nullable(text),
});
export type RegistrationProgress = z.output<typeof registrationProgress>;

/** `number` is printed on receipt and sheet. */
const registrationRef = z.object({
  id,
  number: nullable(text),
  progress: nullable(registrationProgress),
});
export type RegistrationRef = z.output<typeof registrationRef>;

/** Common properties of cancellations, which are idempotent. */
const cancelling = {
  once: true,
  params: idParams,
  /** 4 Cancelado. */
  answer: z.object({ status: id }),
  auth: 'candidate',
  errors: [401, 404, 422],
  optional: true,
} as const;

/** DELETE /registrations/{id}: cancels a PSG registration of the candidate within its window; beyond the bare contract. */
export const cancelPsgRegistration = del('/registrations/:id', cancelling);

export const cancelPssRegistration = del('/pss-registrations/:id', cancelling);

/** Common properties of switch endpoints. */
const switching = { params: idParams, auth: 'candidate', optional: true } as const;
const previewing = {
  ...switching,
  answer: z.object({ position: id, current_position: nullable(id), vacancies: id }),
  errors: [401, 404, 422],
} as const;
const changing = {
  ...switching,
  once: true,
  answer: z.object({ id, number: text, position: id }),
  errors: [401, 404, 409, 422],
} as const;

/** GET /registrations/{id}/switch: the standing for another course of the process; beyond the bare contract. */
export const previewCourseSwitch = get('/registrations/:id/switch', {
  ...previewing,
  query: z.object({ selection_process_item_id: reference() }),
});

/** PUT /registrations/{id}/switch: switches the course, beyond the bare contract; 409 if it would exceed `position`. */
export const switchCourse = put('/registrations/:id/switch', {
  ...changing,
  body: z.object({ selection_process_item_id: reference(), position: reference() }),
});

/** GET /pss-registrations/{id}/switch: the same for another position of a staff selection. */
export const previewPositionSwitch = get('/pss-registrations/:id/switch', {
  ...previewing,
  query: z.object({ pss_selection_process_item_id: reference() }),
});

/** PUT /pss-registrations/{id}/switch: the same for another position; the submitted curriculum is copied. */
export const switchPosition = put('/pss-registrations/:id/switch', {
  ...changing,
  body: z.object({ pss_selection_process_item_id: reference(), position: reference() }),
});

/** Process in which the candidate applied for courses (B 3, "My PSG processes"). */
export const myPsgProcess = z.object({
  id: nullable(id),
  name: titled('Processo seletivo'),
  /** State of the process, 1–4: column Situação. */
  status: id,
  items: list(
    z.object({
      course_name: titled('Curso'),
      /** State of the registration, 1–4: column Status. */
      status: nullable(id),
      registrations: list(registrationRef),
    }),
  ),
});
export type MyPsgProcess = z.output<typeof myPsgProcess>;

/** GET my-selection-processes (B 2.6, B 7). */
export const listMyPsgProcesses = get('/my-selection-processes', { answer: list(myPsgProcess), ...own });

/** Process in which the candidate applied for positions (B 3, "My PSS processes"). */
export const myPssProcess = z.object({
  id,
  person_id: nullable(id),
  name: titled('Processo seletivo'),
  /** State of the process, 1–4: column Situação. */
  status: id,
  items_pss: list(
    z.object({
      job_title: z.object({ name: titled('Cargo') }),
      /** State of the registration, 1–4: column Status. */
      status: nullable(id),
      jobs_title_id: nullable(id),
      pss_registrations: list(registrationRef),
    }),
  ),
});
export type MyPssProcess = z.output<typeof myPssProcess>;

/** GET pss-my-selection-processes (B 2.6, B 7). */
export const listMyPssProcesses = get('/pss-my-selection-processes', { answer: list(myPssProcess), ...own });

/** PSS registration with its scores (B 2.6, B 3). */
export const pssRegistration = z.object({
  people: z.object({ full_name: text }),
  phases_registrations: list(
    z.object({ note: nullable(num), job_title_phase: nullable(z.object({ info: text })) }),
  ),
  /** State of the registration, 1–4. */
  status: nullable(id),
});
export type PssRegistration = z.output<typeof pssRegistration>;

/** GET /pss-registrations/{id} (B 2.6, B 7). */
export const getPssRegistration = get('/pss-registrations/:id', {
  params: idParams,
  answer: pssRegistration,
  ...own,
});

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
export const checkReceipt = get('/receipts/:code', {
  params: z.object({ code: z.string().check(z.regex(receiptCode)) }),
  /** Null if the code was never issued or its data is no longer retained. */
  answer: z.object({ registration: z.nullable(checkedRegistration) }),
  optional: true,
});

/**
 * POST /receipt-copies: a receipt without a login, by values in the body, which is not logged; null without a match.
 */
export const findReceiptCopy = post('/receipt-copies', {
  body: z.object({ nif: cpf(), birthdate: birthDay(), number: title(messages.required, 40) }),
  answer: z.object({ psg: nullable(psgReceipt), pss: nullable(pssReceipt) }),
  errors: [422],
  optional: true,
});
