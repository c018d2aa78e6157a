import { type Catalogue, toCatalogue } from '@portal/contract/catalogue';
import { OTHERS } from '@portal/contract/catalogue/course-entries';
import { searchCatalogue } from '@portal/contract/catalogue/search-catalogue';
import {
  type CatalogueFilters,
  type CatalogueGroup,
  searchCourses,
} from '@portal/contract/endpoints/catalogue';
import { type Course, course as courseSchema, type listCourses } from '@portal/contract/endpoints/courses';
import { areaCalendarPath } from '@portal/contract/endpoints/files';
import { fold } from '@portal/contract/format/text';
import * as z from 'zod';
import { searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { snapshots } from '../db/snapshots.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { sha256 } from '../http/secrets.ts';
import { readSynonyms } from '../search/search-documents.repository.ts';
import type { Services } from '../services.ts';
import { courseRepository } from './courses.repository.ts';

/** Schedule in memory at one point in time. */
export interface CourseSnapshot {
  /** Identical for identical courses in all processes. */
  version: string;
  /** Returns the response of GET /courses-sig. */
  list: (filters: CourseFilters) => Buffer;
  /** Returns the response of GET /courses-search, cached for a minute, because open enrolment changes. */
  search: (filters: CatalogueFilters, now: number) => Buffer;
  catalogue: Catalogue;
  /** Ids of the courses. */
  ids: number[];
}

/** Filters of the schedule (A 2.4): names are compared without accents and case; a part of the title suffices. */
type CourseFilters = z.output<typeof listCourses.query>;

/** Maximum bytes of cached responses. */
const LIST_CACHE_BYTES = 48 * 1024 * 1024;
const SEARCH_CACHE_BYTES = 16 * 1024 * 1024;
const SEARCH_CACHE_MS = 60_000;

/** Creates a function that returns the open courses, at most two seconds old. */
export const courseSnapshots = ({ db, now }: Pick<Services, 'db' | 'now'>): (() => Promise<CourseSnapshot>) =>
  snapshots(
    { db, now },
    {
      tables: [courses, classes, areas, units, searchSynonyms],
      load: async (transaction) => {
        const open = await courseRepository(transaction).listOpen();
        const catalogue = toCatalogue(open, await readSynonyms(transaction));
        const written = open.map(serialise);
        return {
          version: sha256(written.map(({ json }) => json).join()),
          list: createLists(written),
          search: createSearch(catalogue),
          catalogue,
          ids: open.map(({ id }) => id),
        };
      },
    },
  );

/** Course in the contract's strict form. @throws ZodError for invalid data */
function serialise(course: Course) {
  const encoded = z.encode(courseSchema, course) as Course;
  return { course: encoded, json: JSON.stringify(encoded) };
}

/** Creates responses of GET /courses-sig. A filter by unit keeps that unit's classes and drops other courses (A 5.1). */
function createLists(courses: readonly ReturnType<typeof serialise>[]): CourseSnapshot['list'] {
  const cache = createResponseCache(LIST_CACHE_BYTES);
  return (filters) => {
    const axis = fold(filters.axis_technology ?? '');
    const segment = fold(filters.segment ?? '');
    const title = fold(filters.title ?? '');
    const unit = fold(filters.unit ?? '');
    const write = ({ course, json }: ReturnType<typeof serialise>): string | [] => {
      if (axis && fold(course.axis_technology ?? '') !== axis) return [];
      if (segment && fold(course.segment ?? '') !== segment) return [];
      if (!fold(course.title).includes(title)) return [];
      if (!unit) return json;
      const classes = course.classes.filter((each) => fold(each.nomeUnidadeOperativa ?? '') === unit);
      return classes.length > 0 ? JSON.stringify({ ...course, classes }) : [];
    };
    return cache(JSON.stringify([axis, segment, title, unit]), () =>
      Buffer.from(`{"data":[${courses.flatMap(write).join()}]}`),
    );
  };
}

/** Creates responses of GET /courses-search in the contract's strict form, with the calendars of their areas. */
function createSearch(catalogue: Catalogue): CourseSnapshot['search'] {
  const cache = createResponseCache(SEARCH_CACHE_BYTES);
  return (filters, now) =>
    cache(JSON.stringify([filters, Math.floor(now / SEARCH_CACHE_MS)]), () => {
      const page = searchCatalogue(catalogue, filters, now);
      const groups = page.groups.map((group) => withCalendar(group, filters));
      return Buffer.from(JSON.stringify({ data: z.encode(searchCourses.answer, { ...page, groups }) }));
    });
}

/** Adds the calendar of the group's area, or of the area that filters a flat list. */
function withCalendar(group: CatalogueGroup, { axis }: CatalogueFilters): CatalogueGroup {
  const area = group.axis ?? axis?.trim();
  return { ...group, calendarUrl: area && area !== OTHERS ? areaCalendarPath(area) : null };
}
