import { id, list, nullable, num, text, titled } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { courseClass } from './courses.ts';
import { defineEndpoint } from './endpoint.ts';

/** A class as a card of the schedule shows it, with what tells whether one can enrol in it. */
export const catalogueClass = z.object({
  planoDoCursoId: courseClass.shape.planoDoCursoId,
  localidade: courseClass.shape.localidade,
  nomeUnidadeOperativa: courseClass.shape.nomeUnidadeOperativa,
  preco: courseClass.shape.preco,
  formaDeExecucao: courseClass.shape.formaDeExecucao,
  dataPeriodoExecucaoInicial: courseClass.shape.dataPeriodoExecucaoInicial,
  /** 'manha' | 'tarde' | 'noite' | 'integral' | 'fim-de-semana': what its times come to. */
  shifts: list(text),
  vagasDisponiveis: courseClass.shape.vagasDisponiveis,
  dataDeEncerramentoOnline: courseClass.shape.dataDeEncerramentoOnline,
  dataDeEncerramentoPresencial: courseClass.shape.dataDeEncerramentoPresencial,
  linkMatriculaOnline: courseClass.shape.linkMatriculaOnline,
});
export type CatalogueClass = z.output<typeof catalogueClass>;

/** A course as a card of the schedule shows it: the rest of it does not travel with the page (A 2.4). */
export const catalogueCourse = z.object({
  id,
  title: titled('Curso'),
  image: nullable(text),
  segment: nullable(text),
  /** The area. */
  axis: nullable(text),
  /** 2 paid presential, 1 free. */
  modality: nullable(id),
  /**
   * Of each unit the class that begins first, in the order in which they begin; of those that the filters admit. Ordered
   * by price, of each unit the cheapest, the cheapest first.
   */
  classes: list(catalogueClass),
});
export type CatalogueCourse = z.output<typeof catalogueCourse>;

/** Courses side by side: of one axis, or all that were asked for. */
export const catalogueGroup = z.object({
  /** Null for the flat list of a filtered schedule. 'Outros cursos' holds the courses without an axis, as the last. */
  axis: nullable(text),
  /** Courses of the group, however many of them travel. */
  total: num,
  /** Calendar feed of the area, a path such as `/api/v1/calendars/beleza.ics`; null where the server has none. */
  calendarUrl: nullable(text),
  courses: list(catalogueCourse),
});
export type CatalogueGroup = z.output<typeof catalogueGroup>;

/** A value of a filter, with the number of courses that it gives while the other filters stay. */
export const facetOption = z.object({
  /** What stands in the query. */
  value: text,
  /** What people read. */
  label: text,
  count: num,
});
export type FacetOption = z.output<typeof facetOption>;

/** Every name of the schedule, also one that leads nowhere; of the other filters the values that lead somewhere. */
export const catalogueFacets = z.object({
  /** `seg`, in the order of the alphabet, as are axes, units and cities. */
  segments: list(facetOption),
  /** `axis` */
  axes: list(facetOption),
  /** `unit` */
  units: list(facetOption),
  /** `city` */
  cities: list(facetOption),
  /** `shift`, in the order of the day. */
  shifts: list(facetOption),
  /** `price`, from free upwards. */
  prices: list(facetOption),
  /** `month`, in the order of time. */
  months: list(facetOption),
  /** `vacancies`: one option, '1'. */
  vacancies: list(facetOption),
  /** `modality`, counted under all other filters but `price`: free courses have none. Empty where none is asked for. */
  modalities: list(facetOption),
});
export type CatalogueFacets = z.output<typeof catalogueFacets>;

/**
 * The schedule's filters as the address has them, each a text that may be missing or empty. Names compare without
 * accents and case. Filters that concern classes (unit, city, shift, price, month, vacancies, week) are met by one class.
 */
export const catalogueFilters = z.object({
  /** '1' free, '2' paid presential. */
  modality: z.optional(z.string()),
  /** Segment's name: the schedule's tab. */
  seg: z.optional(z.string()),
  axis: z.optional(z.string()),
  unit: z.optional(z.string()),
  city: z.optional(z.string()),
  /** Words of the title; small mistakes are forgiven where nothing matches exactly. */
  title: z.optional(z.string()),
  /** 'manha' | 'tarde' | 'noite' | 'integral' | 'fim-de-semana' */
  shift: z.optional(z.string()),
  /** 'gratis' | 'ate-500' | 'ate-1000' | 'ate-1500' | 'ate-2000' | 'ate-3000' | 'acima-3000' (reais) */
  price: z.optional(z.string()),
  /** The month in which a class begins, e.g. '2026-12'. */
  month: z.optional(z.string()),
  /** '1' = only with vacancies. */
  vacancies: z.optional(z.string()),
  /** Free hours of the week, such as 'seg-noite.sab-manha': only classes that take place in these alone. */
  week: z.optional(z.string()),
  /** 'inicio' | 'preco' | 'titulo' | 'vagas'; otherwise the best match of a title first, else as 'inicio'. */
  sort: z.optional(z.string()),
  /** From 1; beyond the last it is the last. */
  page: z.optional(z.string()),
  /** Courses on a page of the flat list, 1 to 24 (24). */
  size: z.optional(z.string()),
});
export type CatalogueFilters = z.output<typeof catalogueFilters>;

/**
 * GET /courses-search: one page of the schedule (A 2.4), beyond the bare contract. Pages ask through `catalogueQuery`
 * of `@portal/shared/catalogue/catalogue-query`, which manages without it. With no filter but modality, tab and order
 * there is one group for each axis with its first eight courses; otherwise one group with a page of all that was found;
 * none for nothing.
 */
export const searchCourses = defineEndpoint({
  method: 'GET',
  path: '/courses-search',
  query: catalogueFilters,
  answer: z.object({
    /** Courses found, on all pages. */
    total: num,
    page: num,
    pages: num,
    groups: list(catalogueGroup),
    facets: catalogueFacets,
    /** Titles to search for instead, in the catalogue's spelling, where nothing matched the one asked for exactly. */
    didYouMean: list(text),
  }),
  optional: true,
});
export type CataloguePage = z.output<typeof searchCourses.answer>;

/** A title that completes what is being typed. */
export const titleSuggestion = z.object({ id, title: text });
export type TitleSuggestion = z.output<typeof titleSuggestion>;

/** GET /courses-suggestions: at most eight titles for what is being typed, best first, beyond the bare contract. */
export const suggestTitles = defineEndpoint({
  method: 'GET',
  path: '/courses-suggestions',
  query: z.object({ title: z.string(), modality: z.optional(z.string()) }),
  answer: list(titleSuggestion),
  optional: true,
});

/** GET /courses-open: the numbers of all open courses, for who names their pages (the sitemap); beyond the bare contract. */
export const listOpenCourses = defineEndpoint({
  method: 'GET',
  path: '/courses-open',
  answer: list(id),
  optional: true,
});
