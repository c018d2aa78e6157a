import { id, list, nullable, num, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { get } from './endpoint.ts';
import { ownPdf } from './parts.ts';

/** Curriculum as stored with an application (B 3). */
export const curriculum = z.object({
  educationalFormations: list(
    z.object({
      /** Index in `formationLevels`, from 1. */
      education_level_id: id,
      name: text,
      course: nullable(text),
      date_conclusion: nullable(text),
    }),
  ),
  complementaryCourses: list(
    z.object({
      course: text,
      name: text,
      workload: num,
      /** Index in `courseSituations`, from 1. */
      situation: id,
      date_conclusion: nullable(text),
      observation: nullable(text),
    }),
  ),
  professionalExperiences: list(
    z.object({
      name: text,
      job_title_name: text,
      city_id: nullable(id),
      /** Name of the city; beyond the bare contract. */
      city_name: nullable(text),
      start_date: nullable(text),
      end_date: nullable(text),
      observation: nullable(text),
    }),
  ),
});
export type Curriculum = z.output<typeof curriculum>;

/** GET /my-curriculum: the latest of this CPF and birth date, which headers keep out of logs; null without one. */
export const getMyCurriculum = get('/my-curriculum', {
  headers: z.object({ 'x-nif': z.optional(z.string()), 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(z.object({ number: nullable(text), curriculum })),
  auth: 'candidate',
  errors: [401],
  optional: true,
});

/** GET /pss-curriculum-pdf/{id}: curriculum of an application as a PDF. */
export const getCurriculumPdf = get('/pss-curriculum-pdf/:id', { ...ownPdf, optional: true });
