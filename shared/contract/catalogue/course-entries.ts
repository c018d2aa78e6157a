import { memoise } from '../collections/memoise.ts';
import type { CatalogueClass, CatalogueCourse } from '../endpoints/catalogue.ts';
import type { Course, CourseClass } from '../endpoints/courses.ts';
import { toIsoDay } from '../format/date.ts';
import { fold } from '../format/text.ts';
import { type IndexedText, textReader } from '../text-search/text-index.ts';
import { earlierFirst } from './by-start.ts';
import { courseHead, toCatalogueClass } from './catalogue-course.ts';
import { enrolsUntil } from './enrolment-state.ts';
import { costOf, priceBandsOf } from './price-bands.ts';
import { shiftsOf } from './shifts.ts';

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

/** Returns a function that creates entries and shares equal values among thousands of them. */
export function entryMaker(): (course: Course) => CourseEntry {
  const once = memoise(<Value>(value: Value) => value) as <Value>(value: Value) => Value;
  const read = textReader();
  const folded = memoise(fold);
  const named = memoise((name: string | null) => toKeys(fold(name ?? '')));
  const bandsOf = memoise(priceBandsOf);
  const monthOf = memoise((start: string | null) => toKeys(start?.slice(0, 'yyyy-mm'.length)));
  const startOf = memoise(toIsoDay);
  const untilOf = memoise(
    enrolsUntil,
    ({ vagasDisponiveis, dataDeEncerramentoOnline, dataDeEncerramentoPresencial }: CourseClass) =>
      JSON.stringify([vagasDisponiveis, dataDeEncerramentoOnline, dataDeEncerramentoPresencial]),
  );
  const times = memoise(
    (horarios: readonly string[]) => ({ horarios, shifts: shiftsOf(horarios) }),
    (horarios) => JSON.stringify(horarios),
  );

  function classEntry(source: CourseClass, modality: number | null): ClassEntry {
    const cost = costOf(source.preco, modality);
    const start = startOf(source.dataPeriodoExecucaoInicial);
    const { horarios, shifts } = times(source.horarios);
    const shown = {
      ...toCatalogueClass(source, shifts),
      localidade: once(source.localidade),
      nomeUnidadeOperativa: once(source.nomeUnidadeOperativa),
      formaDeExecucao: once(source.formaDeExecucao),
      dataPeriodoExecucaoInicial: once(source.dataPeriodoExecucaoInicial),
      dataDeEncerramentoOnline: once(source.dataDeEncerramentoOnline),
      dataDeEncerramentoPresencial: once(source.dataDeEncerramentoPresencial),
    };
    const keys = {
      unit: named(source.nomeUnidadeOperativa),
      city: named(source.localidade),
      shift: shifts,
      price: bandsOf(cost),
      month: monthOf(start),
      vacancies: (source.vagasDisponiveis ?? 0) > 0 ? withVacancies : none,
    };
    return { shown, horarios, start, cost, until: untilOf(source), keys };
  }

  return (course) => {
    const axis = once(course.axis_technology || OTHERS);
    return {
      head: {
        ...courseHead(course),
        image: once(course.image),
        segment: once(course.segment),
        axis: once(course.axis_technology),
      },
      text: read({ title: course.title, more: modalityWords[course.modality_id ?? 0] }),
      axis,
      keys: { seg: folded(course.segment ?? ''), axis: folded(axis) },
      classes: course.classes.map((source) => classEntry(source, course.modality_id)).sort(earlierFirst),
    };
  };
}

const withVacancies: readonly string[] = ['1'];
const none: readonly string[] = [];

const toKeys = (key: string | null | undefined): readonly string[] => (key ? [key] : none);
