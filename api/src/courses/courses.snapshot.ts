import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import { type Course, course as courseSchema, type listCourses } from '@portal/contract/endpoints/courses';
import { fold } from '@portal/contract/format/text';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { createSnapshot } from '../db/snapshot.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { sha256 } from '../http/secrets.ts';
import { type CourseRow, readCourses } from './courses.repository.ts';

/** Courses in memory at one point in time. */
export interface CourseSnapshot {
  courses: readonly CourseRow[];
  /** Courses with open enrolment (A 5.1). */
  open: readonly CourseRow[];
  /** Returns the response of GET /courses-sig. */
  list: (filters: CourseFilters) => Buffer;
  /** Version of the list, identical for identical courses in all processes. */
  version: string;
}

/** Filters of the schedule (A 2.4): names are compared without accents and case; a part of the title suffices. */
type CourseFilters = z.output<typeof listCourses.query>;

/** Maximum bytes of cached responses. */
const CACHE_BYTES = 48 * 1024 * 1024;

/** Creates a function that returns the courses, at most two seconds old. */
export const createCourseSnapshot = (services: { db: Database; now: () => Date }) =>
  createSnapshot<CourseSnapshot>(services, {
    tables: [courses, classes, areas, units],
    load: async (db) => {
      const all = await readCourses(db);
      const open = all.filter(isEnrolling);
      const written = open.map(serialise);
      const version = sha256(written.map(({ json }) => json).join());
      return { courses: all, open, list: createLists(written), version };
    },
  });

/** Course in the contract's strict form. @throws ZodError for invalid data */
function serialise(course: Course) {
  const encoded = z.encode(courseSchema, course) as Course;
  return { course: encoded, json: JSON.stringify(encoded) };
}

/** Creates responses of GET /courses-sig. A filter by unit keeps that unit's classes and drops other courses (A 5.1). */
function createLists(courses: readonly ReturnType<typeof serialise>[]): CourseSnapshot['list'] {
  const cache = createResponseCache(CACHE_BYTES);
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
