import { id, list, nullable, num, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { coursePlan } from './course-details.ts';
import { get } from './endpoint.ts';
import { required } from './fields.ts';
import { faq, publicDocument } from './publications.ts';
import { unit } from './units.ts';

/** Quality of the match, 0 best; beyond the bare contract, null if not returned. */
const ranked = { rank: nullable(num) };
const dated = { created_at: nullable(text), updated_at: nullable(text) };
const process = z.object({
  ...ranked,
  id,
  name: titled('Processo seletivo'),
  number: nullable(text),
  /** 1 and 2 open, 3 and 4 closed; beyond the bare contract. */
  status: nullable(id),
  /** Cities of its offers; beyond the bare contract. */
  cities: list(text),
  ...dated,
});

/** Search results by section, best match first (A 2.3, A 3). */
export const searchSections = z.object({
  contents: list(
    z.object({
      ...ranked,
      slug: text,
      title: titled('Publicação'),
      subtitle: nullable(text),
      published_at: nullable(text),
      updated_at: nullable(text),
      /** Name of its page, null for news; beyond the bare contract. */
      page: nullable(text),
    }),
  ),
  galleries: list(
    z.object({
      id,
      ...ranked,
      event: titled('Galeria'),
      tag: nullable(text),
      published_at: nullable(text),
      updated_at: nullable(text),
    }),
  ),
  psgCoursesSelectionProcess: list(
    z.object({
      ...ranked,
      selection_process_id: id,
      course_name: titled('Curso'),
      course: nullable(z.object({ description: nullable(text) })),
      /** Process that offers it; beyond the bare contract. */
      selection_process: nullable(z.object({ name: text, status: nullable(id) })),
      /** Place, such as "Santana"; beyond the bare contract. */
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
      ...ranked,
      axis_technology: nullable(text),
      workload: nullable(num),
      /** 2 paid, 1 free; beyond the bare contract. */
      modality_id: nullable(id),
      ...dated,
    }),
  ),
  // Beyond the bare contract; null if the server does not search in them.
  units: nullable(list(z.extend(unit, ranked))),
  faqs: nullable(list(z.extend(faq, ranked))),
  coursesPlans: nullable(list(z.extend(coursePlan, ranked))),
  documents: nullable(list(z.extend(publicDocument, ranked))),
});
export type SearchSections = z.output<typeof searchSections>;
export type SearchSection = keyof SearchSections;
export type SearchEntry<Name extends SearchSection> = NonNullable<SearchSections[Name]>[number];

/** Response of a search; everything but the sections is beyond the bare contract. */
export const searchResult = z.object({
  ...searchSections.shape,
  /** Suggested texts if nothing matches exactly. */
  didYouMean: list(text),
  /** Without matches: results for some of the words, or null. */
  nearest: nullable(searchSections),
});
export type SearchResult = z.output<typeof searchResult>;

/** GET /search-global (A 2.3, A 7). Only the first 100 characters and the first 8 significant words count. */
export const searchPortal = get('/search-global', {
  query: z.object({ search: required(messages.required, 200) }),
  answer: searchResult,
});
