import { id, list, nullable, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { required } from './fields.ts';

const dated = { created_at: nullable(text), updated_at: nullable(text) };
const process = z.object({ id, name: text, number: nullable(text), ...dated });

/** What a search finds, by section (A 2.3, A 3). */
export const searchResult = z.object({
  contents: list(
    z.object({
      slug: text,
      title: text,
      subtitle: nullable(text),
      published_at: nullable(text),
      updated_at: nullable(text),
    }),
  ),
  galleries: list(
    z.object({
      id,
      event: text,
      tag: nullable(text),
      published_at: nullable(text),
      updated_at: nullable(text),
    }),
  ),
  psgCoursesSelectionProcess: list(
    z.object({
      selection_process_id: id,
      course_name: text,
      course: nullable(z.object({ description: nullable(text) })),
      ...dated,
    }),
  ),
  psgSelectionProcess: list(process),
  pssSelectionProcess: list(process),
  sigCourses: list(
    z.object({ id, title: text, axis_technology: nullable(text), workload: nullable(num), ...dated }),
  ),
});
export type SearchResult = z.output<typeof searchResult>;

/** GET /search-global (A 2.3, A 7). */
export const searchPortal = defineEndpoint({
  method: 'GET',
  path: '/search-global',
  query: z.object({ search: required(messages.required, 200) }),
  answer: searchResult,
});
