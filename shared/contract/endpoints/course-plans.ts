import { list, named, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const coursePlan = z.object({
  course: named,
  /** Annex file. */
  annex_url: nullable(text),
  /** Number of the authorising act. */
  act: nullable(text),
  axle: nullable(text),
  unit: nullable(named),
  /** yyyy-mm-dd. */
  published_at: nullable(text),
});
export type CoursePlan = z.output<typeof coursePlan>;

/** GET /courses-plans (A 2.6, A 7). */
export const listCoursePlans = defineEndpoint({
  method: 'GET',
  path: '/courses-plans',
  answer: list(coursePlan),
});
