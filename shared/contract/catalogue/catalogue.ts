import { groupBy } from '../collections/group-by.ts';
import { memoise } from '../collections/memoise.ts';
import type { Course } from '../endpoints/courses.ts';
import { fold } from '../format/text.ts';
import { commonSynonyms } from '../text-search/common-synonyms.ts';
import { type Synonyms, toSynonyms } from '../text-search/synonyms.ts';
import { type TextIndex, textIndex } from '../text-search/text-index.ts';
import { type CourseEntry, type CourseFilter, toEntries } from './course-entries.ts';
import { isEnrolling } from './is-enrolling.ts';

/** Filters whose values are names from the data. */
export type NamedFilter = CourseFilter | 'unit' | 'city';

/** Courses of one schedule in their original order, indexed for search. */
export interface CourseIndex {
  entries: readonly CourseEntry[];
  titles: TextIndex<CourseEntry>;
  /** Spelling of names, by filter and folded name. */
  names: Record<NamedFilter, ReadonlyMap<string, string>>;
}

/** Courses indexed once for many searches. */
export interface Catalogue {
  /** Indexes by modality, built on first use; '' contains every course. */
  indexes: ReadonlyMap<string, () => CourseIndex>;
  /** Alphabetical rank of each title. */
  titleRanks: ReadonlyMap<string, number>;
}

const collator = new Intl.Collator('pt-BR');
/** Compares names alphabetically. */
export const byName = (one: string, other: string): number => collator.compare(one, other);

/**
 * Indexes the courses open for enrolment (A 5.1) for `searchCatalogue`.
 * @param synonyms everyday words that match other words of a title
 */
export function toCatalogue(
  courses: readonly Course[],
  synonyms: Synonyms = toSynonyms(commonSynonyms),
): Catalogue {
  const entries = toEntries(courses.filter(isEnrolling));
  const titles = new Set(entries.map(({ head }) => head.title));
  const byModality = groupBy(entries, ({ head }) => String(head.modality));
  return {
    indexes: new Map(
      [['', entries] as const, ...byModality].map(([modality, members]) => [
        modality,
        memoise<void, CourseIndex>(() => toCourseIndex(members, synonyms)),
      ]),
    ),
    titleRanks: new Map([...titles].sort(byName).map((title, rank) => [title, rank])),
  };
}

/** Returns the index of a modality ('1' free, '2' paid), or of all courses. */
export const courseIndexOf = ({ indexes }: Catalogue, modality = ''): CourseIndex =>
  indexes.get(modality.trim())?.() ?? emptyIndex;

function toCourseIndex(entries: readonly CourseEntry[], synonyms: Synonyms): CourseIndex {
  return {
    entries,
    titles: textIndex(entries, ({ text }) => text, synonyms),
    names: collectNames(entries),
  };
}

function collectNames(entries: readonly CourseEntry[]): CourseIndex['names'] {
  const [seg, axis, unit, city] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  for (const entry of entries) {
    seg.add(entry.head.segment ?? '');
    axis.add(entry.axis);
    for (const { shown } of entry.classes) {
      unit.add(shown.nomeUnidadeOperativa ?? '');
      city.add(shown.localidade ?? '');
    }
  }
  return { seg: mapNames(seg), axis: mapNames(axis), unit: mapNames(unit), city: mapNames(city) };
}

const emptyIndex = toCourseIndex([], new Map());

function mapNames(names: ReadonlySet<string>): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) {
    const key = fold(name);
    if (key && !known.has(key)) known.set(key, name);
  }
  return known;
}
