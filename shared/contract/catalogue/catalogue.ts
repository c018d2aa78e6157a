import { groupBy } from '../collections/group-by.ts';
import type { Course } from '../endpoints/courses.ts';
import { fold } from '../format/text.ts';
import { commonSynonyms } from '../text-search/common-synonyms.ts';
import { type Synonyms, toSynonyms } from '../text-search/synonyms.ts';
import { type TextIndex, textIndex } from '../text-search/text-index.ts';
import { type CourseEntry, type CourseFilter, toEntry } from './course-entries.ts';
import { isEnrolling } from './enrolment-state.ts';

/** Filters whose values are names from the data. */
export type NamedFilter = CourseFilter | 'unit' | 'city';

/** Courses of one schedule in their original order, indexed for search. */
export interface CourseIndex {
  entries: readonly CourseEntry[];
  titles: TextIndex<CourseEntry>;
  /** Spelling of names, by filter and folded name. */
  names: Record<NamedFilter, ReadonlyMap<string, string>>;
}

/** Courses of a modality ('1' free, '2' paid), or all, indexed at the first use for many searches. */
export type Catalogue = (modality?: string) => CourseIndex;

const collator = new Intl.Collator('pt-BR');
/** Compares names alphabetically. */
export const byName = (one: string, other: string): number => collator.compare(one, other);

/** Indexes the courses open for enrolment (A 5.1) for `searchCatalogue`. */
export function toCatalogue(
  courses: readonly Course[],
  synonyms: Synonyms = toSynonyms(commonSynonyms),
): Catalogue {
  const entries = courses.filter(isEnrolling).map(toEntry);
  const byModality = groupBy(entries, ({ head }) => String(head.modality)).set('', entries);
  const indexes = new Map<string, CourseIndex>();
  return (asked = '') => {
    const modality = asked.trim();
    const index = indexes.get(modality) ?? toCourseIndex(byModality.get(modality) ?? [], synonyms);
    if (byModality.has(modality)) indexes.set(modality, index);
    return index;
  };
}

function toCourseIndex(entries: readonly CourseEntry[], synonyms: Synonyms): CourseIndex {
  const classes = entries.flatMap((entry) => entry.classes.map(({ shown }) => shown));
  return {
    entries,
    titles: textIndex(entries, ({ text }) => text, synonyms),
    names: {
      seg: mapNames(entries.map(({ head }) => head.segment)),
      axis: mapNames(entries.map(({ axis }) => axis)),
      unit: mapNames(classes.map(({ nomeUnidadeOperativa }) => nomeUnidadeOperativa)),
      city: mapNames(classes.map(({ localidade }) => localidade)),
    },
  };
}

/** The first spelling of a name is shown. */
const mapNames = (names: readonly (string | null)[]): Map<string, string> =>
  new Map(
    [...new Set(names)]
      .reverse()
      .flatMap((name) => (name && fold(name) ? [[fold(name), name] as const] : [])),
  );
