import { type Course, course, type listCourses } from '@portal/shared/contract/courses';
import { fold } from '@portal/shared/format/fold';
import type * as z from 'zod/mini';
import { encode } from 'zod/mini';
import { answerCache } from '../http/answer-cache.ts';

/** What narrows the schedule (A 2.4): names compare without accents and case, of the title a part is enough. */
type CourseFilters = z.output<typeof listCourses.query>;

/** A course serialised once for each form of answer, with the values that filters compare. */
export interface SerialisedCourse {
  /** Folded, as are axis, segment and the names of units. */
  title: string;
  axis: string;
  segment: string;
  whole: Buffer;
  /** By unit, with the classes of that unit only. */
  ofUnit: ReadonlyMap<string, Buffer>;
}

/**
 * Serialises a course in the contract's strict form.
 * @throws ZodError for what the contract does not allow
 */
export function serialiseCourse(given: Course): SerialisedCourse {
  const strict = encode(course, given) as Course;
  const byUnit = Map.groupBy(strict.classes, ({ nomeUnidadeOperativa }) => fold(nomeUnidadeOperativa ?? ''));
  const written = (classes: Course['classes']) => Buffer.from(JSON.stringify({ ...strict, classes }));
  return {
    title: fold(given.title),
    axis: fold(given.axis_technology ?? ''),
    segment: fold(given.segment ?? ''),
    whole: written(strict.classes),
    ofUnit: new Map([...byUnit].map(([unit, classes]) => [unit, written(classes)])),
  };
}

/** Bytes of all cached answers together. */
const CACHE_BYTES = 48 * 1024 * 1024;

/**
 * The answers of GET /courses-sig, joined from serialised courses. A filter by unit keeps that unit's classes and drops
 * courses without any (A 5.1).
 */
export function courseLists(courses: readonly SerialisedCourse[]): (filters: CourseFilters) => Buffer {
  const cache = answerCache(CACHE_BYTES);
  return (filters) => {
    const asked = {
      axis: fold(filters.axis_technology ?? ''),
      segment: fold(filters.segment ?? ''),
      title: fold(filters.title ?? ''),
      unit: fold(filters.unit ?? ''),
    };
    return cache(JSON.stringify(asked), () => listJson(courses, asked));
  };
}

const start = Buffer.from('{"data":[');
const comma = Buffer.from(',');
const end = Buffer.from(']}');

function listJson(
  courses: readonly SerialisedCourse[],
  { axis, segment, title, unit }: Record<'axis' | 'segment' | 'title' | 'unit', string>,
): Buffer {
  const pieces: Buffer[] = [];
  for (const each of courses) {
    if (axis && each.axis !== axis) continue;
    if (segment && each.segment !== segment) continue;
    if (title && !each.title.includes(title)) continue;
    const json = unit ? each.ofUnit.get(unit) : each.whole;
    if (json) pieces.push(comma, json);
  }
  return Buffer.concat([start, ...pieces.slice(1), end]);
}
