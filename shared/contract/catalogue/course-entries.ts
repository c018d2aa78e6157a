import type { CatalogueClass, CatalogueCourse } from '../endpoints/catalogue.ts';
import type { Course, CourseClass } from '../endpoints/courses.ts';
import { toIsoDay } from '../format/date.ts';
import { fold } from '../format/text.ts';
import { type IndexedText, readText } from '../text-search/text-index.ts';
import { courseHead, earlierFirst, toCatalogueClass } from './catalogue-course.ts';
import { enrolsUntil } from './enrolment-state.ts';
import { costOf, priceBandsOf } from './price-bands.ts';

/** Filters that apply to a course. */
export const courseFilters = ['seg', 'axis'] as const;
/** Filters that a single class of a course must meet. */
export const classFilters = ['unit', 'city', 'shift', 'price', 'month', 'vacancies'] as const;
export type CourseFilter = (typeof courseFilters)[number];
export type ClassFilter = (typeof classFilters)[number];
export type Filter = CourseFilter | ClassFilter;

/** Class as cards show it, with the filter values that match it. */
export interface ClassEntry {
  shown: CatalogueClass;
  /** Schedule texts as received. */
  horarios: readonly string[];
  /** yyyy-mm-dd */
  start: string | null;
  /** Reais, null if unknown. */
  cost: number | null;
  /** See `enrolsUntil`. */
  until: number;
  keys: Record<ClassFilter, readonly string[]>;
}

/** Course with its keys for filters, order and search. */
export interface CourseEntry {
  head: Omit<CatalogueCourse, 'classes'>;
  /** Title, indexed. */
  text: IndexedText;
  /** Shown name of the axis; {@link OTHERS} without one. */
  axis: string;
  /** Folded names, '' without one. */
  keys: Record<CourseFilter, string>;
  /** Sorted by start date. */
  classes: readonly ClassEntry[];
}

/** Axis name of courses without an axis. */
export const OTHERS = 'Outros cursos';

/** Search words of a modality, in addition to the title (A 2.4). */
const modalityWords: Record<number, string> = { 1: 'gratuito livre', 2: 'pago' };

/** Prepares a course for filters, order and search. */
export function toEntry(course: Course): CourseEntry {
  const axis = course.axis_technology || OTHERS;
  return {
    head: courseHead(course),
    text: readText({ title: course.title, more: modalityWords[course.modality_id ?? 0] }),
    axis,
    keys: { seg: fold(course.segment ?? ''), axis: fold(axis) },
    classes: course.classes.map((source) => toClassEntry(source, course.modality_id)).sort(earlierFirst),
  };
}

function toClassEntry(source: CourseClass, modality: number | null): ClassEntry {
  const cost = costOf(source.preco, modality);
  const start = toIsoDay(source.dataPeriodoExecucaoInicial);
  const shown = toCatalogueClass(source);
  return {
    shown,
    horarios: source.horarios,
    start,
    cost,
    until: enrolsUntil(source),
    keys: {
      unit: toKeys(fold(source.nomeUnidadeOperativa ?? '')),
      city: toKeys(fold(source.localidade ?? '')),
      shift: shown.shifts,
      price: priceBandsOf(cost),
      month: toKeys(start?.slice(0, 'yyyy-mm'.length)),
      vacancies: (source.vagasDisponiveis ?? 0) > 0 ? ['1'] : [],
    },
  };
}

const toKeys = (key: string | undefined): readonly string[] => (key ? [key] : []);
