import { hash } from 'node:crypto';
import { type Course, course, type listCourses } from '@portal/contract/endpoints/courses';
import { fold } from '@portal/contract/format/fold';
import * as z from 'zod';
import { createResponseCache } from '../http/response-cache.ts';

/** Filters of the schedule (A 2.4): names are compared without accents and case; a part of the title suffices. */
type CourseFilters = z.output<typeof listCourses.query>;

/** Course serialised once, with the values that filters compare. */
export interface SerialisedCourse {
  /** Folded, like axis, segment and the names of units. */
  title: string;
  axis: string;
  segment: string;
  json: Buffer;
  /** Byte ranges of its classes in `json`. */
  classes: readonly { unit: string; from: number; to: number }[];
  /** Identical for identical courses in all processes. */
  hash: string;
}

/**
 * Serialises a course in the contract's strict form.
 * @throws ZodError for invalid data
 */
export function serialiseCourse(given: Course): SerialisedCourse {
  const { classes, ...rest } = z.encode(course, given) as Course;
  const head = `${JSON.stringify(rest).slice(0, -1)},"classes":[`;
  const texts = classes.map((each) => JSON.stringify(each));
  const json = Buffer.from(`${head}${texts.join()}]}`);
  let next = Buffer.byteLength(head);
  const places = texts.map((text) => {
    const from = next;
    const to = from + Buffer.byteLength(text);
    next = to + comma.length;
    return { from, to };
  });
  return {
    title: fold(given.title),
    axis: fold(given.axis_technology ?? ''),
    segment: fold(given.segment ?? ''),
    json,
    classes: places.map((place, index) => ({
      ...place,
      unit: fold(classes[index]?.nomeUnidadeOperativa ?? ''),
    })),
    hash: hash('sha256', json, 'base64url'),
  };
}

const comma = Buffer.from(',');

/** Maximum bytes of all cached responses. */
const CACHE_BYTES = 48 * 1024 * 1024;

/**
 * Creates responses of GET /courses-sig from serialised courses. A filter by unit keeps that unit's classes and drops
 * courses without any (A 5.1).
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
    return cache(JSON.stringify(asked), () => listJson(courses, asked));
  };
}

function listJson(
  courses: readonly SerialisedCourse[],
  { axis, segment, title, unit }: Record<'axis' | 'segment' | 'title' | 'unit', string>,
): Buffer {
  const found: Buffer[] = [];
  for (const each of courses) {
    if (axis && each.axis !== axis) continue;
    if (segment && each.segment !== segment) continue;
    if (title && !each.title.includes(title)) continue;
    const json = unit ? ofUnit(each, unit) : each.json;
    if (json) found.push(json);
  }
  return Buffer.concat([Buffer.from('{"data":['), ...joined(found), Buffer.from(']}')]);
}

/** Returns a course with only the classes of a unit; null without any. */
function ofUnit({ json, classes }: SerialisedCourse, unit: string): Buffer | null {
  const kept = classes.filter((each) => each.unit === unit).map(({ from, to }) => json.subarray(from, to));
  if (kept.length === 0) return null;
  return Buffer.concat([json.subarray(0, classes[0]?.from), ...joined(kept), Buffer.from(']}')]);
}

const joined = (parts: readonly Buffer[]): Buffer[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [comma, part]));
