import { id, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { checkUrl, own, psgApplicant, standing } from './candidate-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, meeting, pdfLink, quotedProcess } from './parts.ts';

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
  people: psgApplicant,
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
