import { id, list, maybe, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { idParams, pdfLink, quotedProcess } from './parts.ts';
import { reference } from './reference.ts';

const own = { auth: 'candidate', errors: [401, 404] } as const;
const registrationRef = z.object({ id });

/** A process in which the candidate applied for courses (B 3, "My PSG processes"). */
export const myPsgProcess = z.object({
  id: maybe(id),
  name: text,
  /** The process's state, 1–4: column Situação. */
  status: id,
  items: list(
    z.object({
      course_name: text,
      /** The registration's state, 1–4: column Status. */
      status: maybe(id),
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
  person_id: maybe(id),
  name: text,
  /** The process's state, 1–4: column Situação. */
  status: id,
  items_pss: list(
    z.object({
      job_title: z.object({ name: text }),
      /** The registration's state, 1–4: column Status. */
      status: maybe(id),
      jobs_title_id: maybe(id),
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
    z.object({ note: maybe(num), job_title_phase: maybe(z.object({ info: text })) }),
  ),
  /** 1 Inscrito, 2 Classificado, 3 Reserva, 4 Cancelado. */
  status: maybe(id),
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

/** Receipt of a PSG registration (B 2.7, B 3). */
export const psgReceipt = z.object({
  number: maybe(text),
  status_name: maybe(text),
  people: z.object({ full_name: text, nif: maybe(text) }),
  selection_process: quotedProcess,
  selection_process_item: z.object({ course_name: text, status: maybe(id) }),
});
export type PsgReceipt = z.output<typeof psgReceipt>;

/** GET /registrations/{id} (B 2.7, B 7). */
export const getPsgReceipt = defineEndpoint({
  method: 'GET',
  path: '/registrations/:id',
  params: idParams,
  answer: psgReceipt,
  ...own,
});

/** GET proof-application-psg-pdf/{id} (B 2.7, B 7). */
export const getPsgReceiptPdf = defineEndpoint({
  method: 'GET',
  path: '/proof-application-psg-pdf/:id',
  params: idParams,
  answer: pdfLink,
  ...own,
});

/** A position as receipts and sheets quote it (B 3). */
const quotedPssItem = z.object({
  job_title: maybe(z.object({ name: maybe(text), description: maybe(text) })),
  start_date: maybe(text),
  end_date: maybe(text),
  city_info: maybe(text),
  selection_process: maybe(quotedProcess),
});

/** Receipt of a PSS registration (B 2.7, B 3). `id` names its PDF. */
export const pssReceipt = z.object({
  id,
  number: maybe(text),
  /** 1 Inscrito, 2 Classificado, 3 Reserva, 4 Cancelado. */
  status: maybe(id),
  status_name: maybe(text),
  people: z.object({ full_name: text, nif: maybe(text) }),
  pss_selection_process_item: quotedPssItem,
});
export type PssReceipt = z.output<typeof pssReceipt>;

/** GET pss-proof-inscriptions/person/…/process/…/jobs_title/… (B 2.7, B 7). */
export const getPssReceipt = defineEndpoint({
  method: 'GET',
  path: '/pss-proof-inscriptions/person/:personId/process/:selectionProcessid/jobs_title/:jobsTitleId',
  params: z.object({ personId: reference(), selectionProcessid: reference(), jobsTitleId: reference() }),
  answer: pssReceipt,
  ...own,
});

/** GET proof-application-pss-pdf/{id} (B 2.7, B 7). */
export const getPssReceiptPdf = defineEndpoint({
  method: 'GET',
  path: '/proof-application-pss-pdf/:id',
  params: idParams,
  answer: pdfLink,
  ...own,
});

/** A person as the sheets print it (B 3). */
const applicant = z.object({
  full_name: maybe(text),
  name: maybe(text),
  nif: maybe(text),
  mother: maybe(text),
  birthdate: maybe(text),
  address: maybe(text),
  number: maybe(text),
  district: maybe(text),
  phone: maybe(text),
  email: maybe(text),
  city_id: maybe(id),
  /** 1 Parda, 2 Branca, 3 Preta, 4 Amarela, 5 Indígena, 6 Sem declaração. */
  race_id: maybe(id),
  education_level_id: maybe(id),
});
export type Applicant = z.output<typeof applicant>;

/** Sheet of a PSS registration (B 2.7, B 3, "Application PSS"). */
export const pssSheet = z.object({
  number: maybe(text),
  status: maybe(id),
  status_name: maybe(text),
  nif: maybe(text),
  created_at: maybe(text),
  people: applicant,
  pss_selection_process_item: quotedPssItem,
});
export type PssSheet = z.output<typeof pssSheet>;

/** GET application-pss/{id} (B 2.7, B 7). */
export const getPssSheet = defineEndpoint({
  method: 'GET',
  path: '/application-pss/:id',
  params: idParams,
  answer: pssSheet,
  ...own,
});

/** GET pss-application-pdf/{id} (B 2.7, B 7). */
export const getPssSheetPdf = defineEndpoint({
  method: 'GET',
  path: '/pss-application-pdf/:id',
  params: idParams,
  answer: pdfLink,
  ...own,
});

/** Sheet of a PSG registration (B 2.7, B 3, "Application PSG"). */
export const psgSheet = z.object({
  id: maybe(id),
  number: maybe(text),
  people: applicant,
  selection_process: quotedProcess,
  selection_process_item: z.object({
    course_name: text,
    place: maybe(text),
    start_date: maybe(text),
    end_date: maybe(text),
    second_start_date: maybe(text),
    second_end_date: maybe(text),
    city_info: maybe(text),
  }),
});
export type PsgSheet = z.output<typeof psgSheet>;

/** GET application-psg/{id} (B 2.7, B 7). */
export const getPsgSheet = defineEndpoint({
  method: 'GET',
  path: '/application-psg/:id',
  params: idParams,
  answer: psgSheet,
  ...own,
});

/** GET psg-application-pdf/{id} (B 2.7, B 7). */
export const getPsgSheetPdf = defineEndpoint({
  method: 'GET',
  path: '/psg-application-pdf/:id',
  params: idParams,
  answer: pdfLink,
  ...own,
});
