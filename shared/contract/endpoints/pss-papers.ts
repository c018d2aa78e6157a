import { id, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { checkUrl, own, pssApplicant, standing } from './candidate-parts.ts';
import { curriculum } from './curriculum.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, meeting, pdfLink, quotedProcess } from './parts.ts';
import { reference } from './reference.ts';

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

/**
 * GET pss-proof-inscriptions/person/…/process/…/jobs_title/… (B 2.7, B 7). `inscricao`, which is beyond the
 * bare contract, selects one of several registrations; the default is the newest.
 */
export const getPssReceipt = defineEndpoint({
  method: 'GET',
  path: '/pss-proof-inscriptions/person/:personId/process/:selectionProcessid/jobs_title/:jobsTitleId',
  params: z.object({ personId: reference(), selectionProcessid: reference(), jobsTitleId: reference() }),
  query: z.object({ inscricao: z.optional(reference()) }),
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

/** Sheet of a PSS registration (B 2.7, B 3, "Application PSS"). */
export const pssSheet = z.object({
  number: nullable(text),
  check_url: checkUrl,
  ...standing,
  status: nullable(id),
  status_name: nullable(text),
  nif: nullable(text),
  created_at: nullable(text),
  people: pssApplicant,
  /** Curriculum of the application; beyond the bare contract, null if the server does not return it. */
  curriculum: nullable(curriculum),
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
