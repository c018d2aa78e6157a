import { nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { own } from './candidate-parts.ts';
import { curriculum } from './curriculum.ts';
import { get } from './endpoint.ts';
import { idParams, pdfLink } from './parts.ts';

/**
 * GET /my-curriculum: curriculum of the candidate's latest application with this CPF and birth date, to reuse
 * it; null without one. Headers keep both values out of logs; the session identifies the candidate.
 */
export const getMyCurriculum = get('/my-curriculum', {
  headers: z.object({ 'x-nif': z.optional(z.string()), 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(z.object({ number: nullable(text), curriculum })),
  auth: 'candidate',
  errors: [401],
  optional: true,
});

/** GET /pss-curriculum-pdf/{id}: curriculum of an application as a PDF. */
export const getCurriculumPdf = get('/pss-curriculum-pdf/:id', {
  params: idParams,
  answer: pdfLink,
  ...own,
  optional: true,
});
