import { nullable, text } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { own } from './candidate-parts.ts';
import { curriculum } from './curriculum.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, pdfLink } from './parts.ts';

/**
 * GET /my-curriculum: the curriculum of the candidate's newest application for the CPF and birth date of the headers, to be used
 * in the next one; null where the account has none. Headers keep both out of logs, and the session shows whose it is.
 */
export const getMyCurriculum = defineEndpoint({
  method: 'GET',
  path: '/my-curriculum',
  headers: z.object({ 'x-nif': z.optional(z.string()), 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(z.object({ number: nullable(text), curriculum })),
  auth: 'candidate',
  errors: [401],
  optional: true,
});

/** GET /pss-curriculum-pdf/{id}: the curriculum of an application as a PDF. */
export const getCurriculumPdf = defineEndpoint({
  method: 'GET',
  path: '/pss-curriculum-pdf/:id',
  params: idParams,
  answer: pdfLink,
  ...own,
  optional: true,
});
