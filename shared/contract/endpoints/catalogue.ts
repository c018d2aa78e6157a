import { id, list, nullable, num, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { courseClass } from './courses.ts';
import { get } from './endpoint.ts';

const { dataPeriodoExecucaoFinal, horarios, calendar_url, ...shownOfClass } = courseClass.shape;

/** Class on a card of the schedule, with the data that decides about enrolment. */
export const catalogueClass = z.object({
  ...shownOfClass,
  /** 'manha' | 'tarde' | 'noite' | 'integral' | 'fim-de-semana', derived from its times. */
  shifts: list(text),
});
export type CatalogueClass = z.output<typeof catalogueClass>;

/** Course on a card of the schedule; other fields are not sent with the page (A 2.4). */
export const catalogueCourse = z.object({
  id,
  title: titled('Curso'),
  image: nullable(text),
  segment: nullable(text),
  axis: nullable(text),
  /** 2 paid, 1 free. */
  modality: nullable(id),
  /** First class of each unit among the matches, by start date; ordered by price, the cheapest of each. */
  classes: list(catalogueClass),
});
export type CatalogueCourse = z.output<typeof catalogueCourse>;

/** Courses of one axis, or all matches. */
export const catalogueGroup = z.object({
  /** Null for the flat list of a filtered schedule. The last group, 'Outros cursos', has the courses without an axis. */
  axis: nullable(text),
  /** Number of courses in the group, including those not sent. */
  total: num,
  /** Calendar feed of the area, a path such as `/api/v1/calendars/beleza.ics`; null if not offered. */
  calendarUrl: nullable(text),
  courses: list(catalogueCourse),
});
export type CatalogueGroup = z.output<typeof catalogueGroup>;

/** Filter value with its number of courses while the other filters stay. */
export const facetOption = z.object({
  /** Value in the query. */
  value: text,
  label: text,
  count: num,
});
export type FacetOption = z.output<typeof facetOption>;

/** Values of each filter: all segments, axes, units and cities, alphabetically; of others those with results. */
export const catalogueFacets = z.object({
  seg: list(facetOption),
  axis: list(facetOption),
  unit: list(facetOption),
  city: list(facetOption),
  /** In the order of the day. */
  shift: list(facetOption),
  /** Ascending from free. */
  price: list(facetOption),
  /** Ascending. */
  month: list(facetOption),
  /** One option, '1'. */
  vacancies: list(facetOption),
  /** Counted with all other filters but `price`, as free courses have none. Empty without a modality filter. */
  modality: list(facetOption),
});
export type CatalogueFacets = z.output<typeof catalogueFacets>;

/**
 * Filters of the schedule as in the URL; names match without accents and case. One class must meet all class filters.
 */
export const catalogueFilters = z.object({
  /** '1' free, '2' paid. */
  modality: z.optional(z.string()),
  /** Name of the segment: the tab of the schedule. */
  seg: z.optional(z.string()),
  axis: z.optional(z.string()),
  unit: z.optional(z.string()),
  city: z.optional(z.string()),
  /** Words of the title; typos are tolerated if nothing matches exactly. */
  title: z.optional(z.string()),
  /** 'manha' | 'tarde' | 'noite' | 'integral' | 'fim-de-semana' */
  shift: z.optional(z.string()),
  /** 'gratis' | 'ate-500' | 'ate-1000' | 'ate-1500' | 'ate-2000' | 'ate-3000' | 'acima-3000' (reais) */
  price: z.optional(z.string()),
  /** Month of a class's start, e.g. '2026-12'. */
  month: z.optional(z.string()),
  /** '1' = only with vacancies. */
  vacancies: z.optional(z.string()),
  /** Free hours of the week, such as 'seg-noite.sab-manha': only classes within these hours. */
  week: z.optional(z.string()),
  /** 'inicio' | 'preco' | 'titulo' | 'vagas'; otherwise by title match, then as 'inicio'. */
  sort: z.optional(z.string()),
  /** Starts at 1; numbers beyond the last page mean the last. */
  page: z.optional(z.string()),
  /** Courses per page of the flat list, 1 to 24 (default 24). */
  size: z.optional(z.string()),
});
export type CatalogueFilters = z.output<typeof catalogueFilters>;

/**
 * GET /courses-search: one page of the schedule (A 2.4), beyond the bare contract: `catalogueQuery` works without it.
 * With only modality, tab and order set, each axis is a group of eight courses; else one group has a page of matches.
 */
export const searchCourses = get('/courses-search', {
  query: catalogueFilters,
  answer: z.object({
    /** Matching courses on all pages. */
    total: num,
    page: num,
    pages: num,
    groups: list(catalogueGroup),
    facets: catalogueFacets,
    /** Suggested titles, in the catalogue's spelling, if no title matches exactly. */
    didYouMean: list(text),
  }),
  optional: true,
});
export type CataloguePage = z.output<typeof searchCourses.answer>;

export const titleSuggestion = z.object({ id, title: text });
export type TitleSuggestion = z.output<typeof titleSuggestion>;

/** GET /courses-suggestions: at most eight titles for typed text, best match first, beyond the bare contract. */
export const suggestTitles = get('/courses-suggestions', {
  query: z.object({ title: z.string(), modality: z.optional(z.string()) }),
  answer: list(titleSuggestion),
  optional: true,
});

/** GET /courses-open: ids of all open courses for the sitemap; beyond the bare contract. */
export const listOpenCourses = get('/courses-open', { answer: list(id), optional: true });
