import { id, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { mapFields, type RegistrationFields } from '../selection-process/registration-field.ts';
import { registrationFields } from '../selection-process/registration-fields.ts';
import { curriculum } from './curriculum.ts';
import { get } from './endpoint.ts';
import { reference } from './fields.ts';
import { checkUrl, idParams, meeting, own, ownPdf, quotedProcess, standing } from './parts.ts';

/** Applicant as sheets print it (B 3): fields of the registration and of the profile. */
const createApplicantSchema = <Fields extends RegistrationFields>(fields: Fields) =>
  z.object({
    ...mapFields(fields, () => nullable(text)),
    name: nullable(text),
    address: nullable(text),
    number: nullable(text),
    district: nullable(text),
    city_id: nullable(id),
    /** A code of `raceName`. */
    race_id: nullable(id),
    education_level_id: nullable(id),
  });

/** Receipt of a PSG registration (B 2.7, B 3). */
export const psgReceipt = z.object({
  number: nullable(text),
  check_url: checkUrl,
  ...standing,
  ...meeting,
  /** First day of the course, yyyy-mm-dd; beyond the bare contract. */
  course_start_date: nullable(text),
  status_name: nullable(text),
  people: z.object({ full_name: text, nif: nullable(text) }),
  selection_process: quotedProcess,
  selection_process_item: z.object({
    course_name: titled('Curso'),
    status: nullable(id),
    /** Registration window of the course; beyond the bare contract, which has only the process's. */
    start_date: nullable(text),
    end_date: nullable(text),
  }),
});
export type PsgReceipt = z.output<typeof psgReceipt>;

/** GET /registrations/{id} (B 2.7, B 7). */
export const getPsgReceipt = get('/registrations/:id', { params: idParams, answer: psgReceipt, ...own });

/** GET proof-application-psg-pdf/{id} (B 2.7, B 7). */
export const getPsgReceiptPdf = get('/proof-application-psg-pdf/:id', ownPdf);

/** Sheet of a PSG registration (B 2.7, B 3, "Application PSG"). */
export const psgSheet = z.object({
  id: nullable(id),
  number: nullable(text),
  check_url: checkUrl,
  ...standing,
  /** State of the registration, 1–4; beyond the bare contract. */
  status: nullable(id),
  /** First day of the course, yyyy-mm-dd; beyond the bare contract. */
  course_start_date: nullable(text),
  people: createApplicantSchema(registrationFields.psg),
  selection_process: quotedProcess,
  selection_process_item: z.object({
    course_name: titled('Curso'),
    place: nullable(text),
    start_date: nullable(text),
    end_date: nullable(text),
    second_start_date: nullable(text),
    second_end_date: nullable(text),
    city_info: nullable(text),
  }),
});
export type PsgSheet = z.output<typeof psgSheet>;
export type PsgApplicant = PsgSheet['people'];

/** GET application-psg/{id} (B 2.7, B 7). */
export const getPsgSheet = get('/application-psg/:id', { params: idParams, answer: psgSheet, ...own });

/** GET psg-application-pdf/{id} (B 2.7, B 7). */
export const getPsgSheetPdf = get('/psg-application-pdf/:id', ownPdf);

/** Position on receipts and sheets (B 3). */
const quotedPssItem = z.object({
  job_title: nullable(z.object({ name: nullable(text), description: nullable(text) })),
  start_date: nullable(text),
  end_date: nullable(text),
  city_info: nullable(text),
  selection_process: nullable(quotedProcess),
});

/** Receipt of a PSS registration (B 2.7, B 3). `id` is that of its PDF. */
export const pssReceipt = z.object({
  id,
  number: nullable(text),
  check_url: checkUrl,
  ...standing,
  ...meeting,
  /** State of the registration, 1–4. */
  status: nullable(id),
  status_name: nullable(text),
  people: z.object({ full_name: text, nif: nullable(text) }),
  pss_selection_process_item: quotedPssItem,
});
export type PssReceipt = z.output<typeof pssReceipt>;

/** GET pss-proof-inscriptions/… (B 2.7, B 7): the newest, or that of `inscricao`, which is beyond the bare contract. */
export const getPssReceipt = get(
  '/pss-proof-inscriptions/person/:personId/process/:selectionProcessid/jobs_title/:jobsTitleId',
  {
    params: z.object({ personId: reference(), selectionProcessid: reference(), jobsTitleId: reference() }),
    query: z.object({ inscricao: z.optional(reference()) }),
    answer: pssReceipt,
    ...own,
  },
);

/** GET proof-application-pss-pdf/{id} (B 2.7, B 7). */
export const getPssReceiptPdf = get('/proof-application-pss-pdf/:id', ownPdf);

/** Sheet of a PSS registration (B 2.7, B 3, "Application PSS"). */
export const pssSheet = z.object({
  number: nullable(text),
  check_url: checkUrl,
  ...standing,
  status: nullable(id),
  status_name: nullable(text),
  nif: nullable(text),
  created_at: nullable(text),
  people: createApplicantSchema(registrationFields.pss),
  /** Curriculum of the application; beyond the bare contract, null if the server does not return it. */
  curriculum: nullable(curriculum),
  pss_selection_process_item: quotedPssItem,
});
export type PssSheet = z.output<typeof pssSheet>;
export type PssApplicant = PssSheet['people'];

/** GET application-pss/{id} (B 2.7, B 7). */
export const getPssSheet = get('/application-pss/:id', { params: idParams, answer: pssSheet, ...own });

/** GET pss-application-pdf/{id} (B 2.7, B 7). */
export const getPssSheetPdf = get('/pss-application-pdf/:id', ownPdf);
