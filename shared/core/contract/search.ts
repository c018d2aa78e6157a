import { id, list, maybe, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { required } from './fields.ts';

const dated = { created_at: maybe(text), updated_at: maybe(text) };
const process = z.object({ id, name: text, number: maybe(text), ...dated });

/** What a search finds, by section (A 2.3, A 3). */
export const searchResult = z.object({
  contents: list(
    z.object({
      slug: text,
      title: text,
      subtitle: maybe(text),
      published_at: maybe(text),
      updated_at: maybe(text),
    }),
  ),
  galleries: list(
    z.object({ id, event: text, tag: maybe(text), published_at: maybe(text), updated_at: maybe(text) }),
  ),
  psgCoursesSelectionProcess: list(
    z.object({
      selection_process_id: id,
      course_name: text,
      course: maybe(z.object({ description: maybe(text) })),
      ...dated,
    }),
  ),
  psgSelectionProcess: list(process),
  pssSelectionProcess: list(process),
  sigCourses: list(
    z.object({ id, title: text, axis_technology: maybe(text), workload: maybe(num), ...dated }),
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
