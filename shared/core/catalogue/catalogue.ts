import { groupBy } from '../collections/group-by.ts';
import type { CatalogueCourse } from '../contract/catalogue.ts';
import type { Course, CourseClass } from '../contract/courses.ts';
import { dayOf } from '../format/date.ts';
import { fold } from '../format/fold.ts';
import { commonSynonyms } from '../text-search/common-synonyms.ts';
import { type Synonyms, toSynonyms } from '../text-search/synonyms.ts';
import { type TextIndex, textIndex } from '../text-search/text-index.ts';
import { earlierFirst } from './by-start.ts';
import { courseHead } from './catalogue-course.ts';
import { enrolsUntil } from './enrols-until.ts';
import { costOf, priceBandOf } from './price-bands.ts';
import { shiftsOf } from './shifts.ts';

/** Filters that a course meets as a whole. */
export const courseFilters = ['seg', 'axis'] as const;
/** Filters that one and the same class of a course must meet. */
export const classFilters = ['unit', 'city', 'shift', 'price', 'month', 'vacancies'] as const;
export type CourseFilter = (typeof courseFilters)[number];
export type ClassFilter = (typeof classFilters)[number];
export type Filter = CourseFilter | ClassFilter;
/** Filters whose values are names that people gave. */
export type NamedFilter = CourseFilter | 'unit' | 'city';

/** A class, and the values of each filter that find it. */
export interface ClassEntry {
  source: CourseClass;
  /** yyyy-mm-dd */
  start: string | null;
  /** Reais, null while nobody has said. */
  cost: number | null;
  /** As `enrolsUntil` tells it. */
  until: number;
  keys: Record<ClassFilter, readonly string[]>;
}

/** An open course, and what filters, orders and finds it. */
export interface CourseEntry {
  head: Omit<CatalogueCourse, 'classes'>;
  /** Place of the title in the order of the alphabet. */
  titleRank: number;
  /** The axis as it is shown: {@link OTHERS} without one. */
  axis: string;
  /** Folded names, '' for none. */
  keys: Record<CourseFilter, string>;
  /** In the order in which they begin. */
  classes: readonly ClassEntry[];
}

/** The courses of one schedule, in their original order, indexed for search. */
export interface CourseIndex {
  entries: readonly CourseEntry[];
  titles: TextIndex<CourseEntry>;
  /** How names are written, by filter and folded name. */
  names: Record<NamedFilter, ReadonlyMap<string, string>>;
}

/** Courses prepared for searches: built once, queried many times. */
export interface Catalogue {
  /** By modality; '' holds every course. */
  indexes: ReadonlyMap<string, CourseIndex>;
}

/** Courses without an axis are found under this name. */
export const OTHERS = 'Outros cursos';

const collator = new Intl.Collator('pt-BR');
/** The order of the alphabet. */
export const byName = (one: string, other: string): number => collator.compare(one, other);

const common = toSynonyms(commonSynonyms);

/**
 * Prepares courses for `searchCatalogue`; only those with enrolment open are in it (A 5.1).
 * @param synonyms everyday words that find other words of a title
 */
export function toCatalogue(courses: readonly Course[], synonyms: Synonyms = common): Catalogue {
  const open = courses.filter(({ enrollment_open }) => enrollment_open === 1);
  const alphabetical = [...open].sort((one, other) => byName(one.title, other.title));
  const ranks = new Map(alphabetical.map((course, rank) => [course, rank]));
  const entries = open.map((course) => ({ ...entryOf(course), titleRank: ranks.get(course) ?? 0 }));
  const byModality = groupBy(entries, ({ head }) => String(head.modality));
  return {
    indexes: new Map(
      [['', entries] as const, ...byModality].map(([modality, members]) => [
        modality,
        toCourseIndex(members, synonyms),
      ]),
    ),
  };
}

/** The index of a modality ('1' free, '2' paid); of every course where none is given. */
export const courseIndexOf = ({ indexes }: Catalogue, modality = ''): CourseIndex =>
  indexes.get(modality.trim()) ?? emptyIndex;

function toCourseIndex(entries: readonly CourseEntry[], synonyms: Synonyms): CourseIndex {
  const classes = entries.flatMap((entry) => entry.classes);
  return {
    entries,
    titles: textIndex(entries, ({ head }) => head, synonyms),
    names: {
      seg: spellings(entries.map(({ head }) => head.segment)),
      axis: spellings(entries.map(({ axis }) => axis)),
      unit: spellings(classes.map(({ source }) => source.nomeUnidadeOperativa)),
      city: spellings(classes.map(({ source }) => source.localidade)),
    },
  };
}
const emptyIndex = toCourseIndex([], new Map());

type PreparedCourse = Omit<CourseEntry, 'titleRank'>;

/** A schedule of which one course has changed is prepared anew with the others as they were. */
const prepared = new WeakMap<Course, PreparedCourse>();

function entryOf(course: Course): PreparedCourse {
  const known = prepared.get(course);
  if (known) return known;
  const entry = toEntry(course);
  prepared.set(course, entry);
  return entry;
}

function toEntry(course: Course): PreparedCourse {
  const axis = course.axis_technology || OTHERS;
  return {
    head: courseHead(course),
    axis,
    keys: { seg: fold(course.segment ?? ''), axis: fold(axis) },
    classes: course.classes.map((source) => toClassEntry(source, course.modality_id)).sort(earlierFirst),
  };
}

function toClassEntry(source: CourseClass, modality: number | null): ClassEntry {
  const cost = costOf(source.preco, modality);
  const start = dayOf(source.dataPeriodoExecucaoInicial);
  const keys = {
    unit: keyOf(fold(source.nomeUnidadeOperativa ?? '')),
    city: keyOf(fold(source.localidade ?? '')),
    shift: shiftsOf(source.horarios),
    price: keyOf(priceBandOf(cost)),
    month: keyOf(start?.slice(0, 'yyyy-mm'.length)),
    vacancies: (source.vagasDisponiveis ?? 0) > 0 ? ['1'] : [],
  };
  return { source, start, cost, until: enrolsUntil(source), keys };
}

const keyOf = (key: string | null | undefined): string[] => (key ? [key] : []);

function spellings(names: readonly (string | null)[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of new Set(names)) {
    const key = fold(name ?? '');
    if (name && key && !known.has(key)) known.set(key, name);
  }
  return known;
}
