import { hash } from 'node:crypto';
import { type Course, course, type listCourses } from '@portal/contract/endpoints/courses';
import { fold } from '@portal/contract/format/text';
import * as z from 'zod';
import { createResponseCache } from '../http/response-cache.ts';

/** Filters of the schedule (A 2.4): names are compared without accents and case; a part of the title suffices. */
type CourseFilters = z.output<typeof listCourses.query>;

/** Course in the contract's strict form, serialised once, with the folded values that filters compare. */
export interface SerialisedCourse {
  course: Course;
  json: string;
  title: string;
  axis: string;
  segment: string;
  /** Identical for identical courses in all processes. */
  hash: string;
}

/** @throws ZodError for invalid data */
export function serialiseCourse(given: Course): SerialisedCourse {
  const encoded = z.encode(course, given) as Course;
  const json = JSON.stringify(encoded);
  return {
    course: encoded,
    json,
    title: fold(encoded.title),
    axis: fold(encoded.axis_technology ?? ''),
    segment: fold(encoded.segment ?? ''),
    hash: hash('sha256', json, 'base64url'),
  };
}

/** Maximum bytes of all cached responses. */
const CACHE_BYTES = 48 * 1024 * 1024;

/**
 * Creates responses of GET /courses-sig. A filter by unit keeps that unit's classes and drops courses without any
 * (A 5.1).
 */
export function courseLists(courses: readonly SerialisedCourse[]): (filters: CourseFilters) => Buffer {
  const cache = createResponseCache(CACHE_BYTES);
  return (filters) => {
    const asked = {
      axis: fold(filters.axis_technology ?? ''),
      segment: fold(filters.segment ?? ''),
      title: fold(filters.title ?? ''),
      unit: fold(filters.unit ?? ''),
    };
    return cache(JSON.stringify(asked), () => Buffer.from(`{"data":[${listTexts(courses, asked).join()}]}`));
  };
}

function listTexts(
  courses: readonly SerialisedCourse[],
  { axis, segment, title, unit }: Record<'axis' | 'segment' | 'title' | 'unit', string>,
): string[] {
  const found = courses.filter(
    (each) =>
      (!axis || each.axis === axis) &&
      (!segment || each.segment === segment) &&
      (!title || each.title.includes(title)),
  );
  if (!unit) return found.map(({ json }) => json);
  return found.flatMap(({ course }) => {
    const classes = course.classes.filter((each) => fold(each.nomeUnidadeOperativa ?? '') === unit);
    return classes.length > 0 ? JSON.stringify({ ...course, classes }) : [];
  });
}
