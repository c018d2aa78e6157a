import { id, maybe, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import { applicant, own } from './candidate-parts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, pdfLink, quotedProcess } from './parts.ts';

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
