import { id, list, nullable, num, text, titled } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { required } from './fields.ts';

const dated = { created_at: nullable(text), updated_at: nullable(text) };
const process = z.object({
  id,
  name: titled('Processo seletivo'),
  number: nullable(text),
  /** 1 and 2 open, 3 and 4 closed; beyond the bare contract. */
  status: nullable(id),
  ...dated,
});

/** What a search finds, by section (A 2.3, A 3), the best match first. */
export const searchSections = z.object({
  contents: list(
    z.object({
      slug: text,
      title: titled('Publicação'),
      subtitle: nullable(text),
      published_at: nullable(text),
      updated_at: nullable(text),
      /** Name of the page that it belongs to, null for news; beyond the bare contract. */
      page: nullable(text),
    }),
  ),
  galleries: list(
    z.object({
      id,
      event: titled('Galeria'),
      tag: nullable(text),
      published_at: nullable(text),
      updated_at: nullable(text),
    }),
  ),
  psgCoursesSelectionProcess: list(
    z.object({
      selection_process_id: id,
      course_name: titled('Curso'),
      course: nullable(z.object({ description: nullable(text) })),
      /** The process that offers it; beyond the bare contract. */
      selection_process: nullable(z.object({ name: text, status: nullable(id) })),
      /** Where it takes place, such as "Santana"; beyond the bare contract. */
      city_info: nullable(text),
      ...dated,
    }),
  ),
  psgSelectionProcess: list(process),
  pssSelectionProcess: list(process),
  sigCourses: list(
    z.object({
      id,
      title: titled('Curso'),
      axis_technology: nullable(text),
      workload: nullable(num),
      /** 2 paid presential, 1 free; beyond the bare contract. */
      modality_id: nullable(id),
      ...dated,
    }),
  ),
});
export type SearchSections = z.output<typeof searchSections>;

/** The answer to a search; all but the sections is beyond the bare contract. */
export const searchResult = z.object({
  ...searchSections.shape,
  /** Texts to search for instead, where nothing matched the one asked for exactly. */
  didYouMean: list(text),
  /** Where nothing was found: what has some of the words. Null where there is no such thing, or nobody has looked. */
  nearest: nullable(searchSections),
});
export type SearchResult = z.output<typeof searchResult>;

/**
 * GET /search-global (A 2.3, A 7). Searched are the first 100 characters, and of them the first 8 words that say
 * something.
 */
export const searchPortal = defineEndpoint({
  method: 'GET',
  path: '/search-global',
  query: z.object({ search: required(messages.required, 200) }),
  answer: searchResult,
});
