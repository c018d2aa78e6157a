import { type Course, course, type listCourses } from '@portal/shared/contract/courses';
import { fold } from '@portal/shared/format/fold';
import type * as z from '@portal/shared/schema';
import { encode } from 'zod/mini';

/** What narrows the schedule (A 2.4): names compare without accents and case, of the title a part is enough. */
type CourseFilters = z.output<typeof listCourses.query>;

/** A course as it travels, written once, and what its filters look at. */
export interface WrittenCourse {
  /** Folded, as are axis, segment and unit. */
  title: string;
  axis: string;
  segment: string;
  classes: { unit: string; json: Buffer }[];
  /** Everything before the first class. */
  head: Buffer;
  /** The whole of it. */
  json: Buffer;
}

/**
 * Writes a course in the contract's strict form.
 * @throws ZodError for what the contract does not allow
 */
export function writeCourse(given: Course): WrittenCourse {
  const { classes, ...rest } = encode(course, given) as Course;
  const head = Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"classes":[`);
  const written = classes.map((each) => ({
    unit: fold(each.nomeUnidadeOperativa ?? ''),
    json: Buffer.from(JSON.stringify(each)),
  }));
  return {
    title: fold(given.title),
    axis: fold(given.axis_technology ?? ''),
    segment: fold(given.segment ?? ''),
    classes: written,
    head,
    json: withClasses(head, written),
  };
}

const comma = Buffer.from(',');
const listStart = Buffer.from('{"data":[');
const end = Buffer.from(']}');

/**
 * The answer of GET /courses-sig, of pieces that are written already. A unit keeps its own classes alone and drops
 * courses without any (A 5.1).
 */
export function listJson(courses: readonly WrittenCourse[], filters: CourseFilters): Buffer {
  const [axis, segment, title, unit] = [
    filters.axis_technology,
    filters.segment,
    filters.title,
    filters.unit,
  ].map((text) => fold(text ?? ''));
  const found = courses.filter(
    (each) =>
      (!axis || each.axis === axis) &&
      (!segment || each.segment === segment) &&
      (!title || each.title.includes(title)),
  );
  return Buffer.concat([
    listStart,
    ...joined(found.flatMap((each) => (unit ? ofUnit(each, unit) : each.json))),
    end,
  ]);
}

function ofUnit({ head, classes }: WrittenCourse, unit: string): Buffer[] {
  const own = classes.filter((each) => each.unit === unit);
  return own.length > 0 ? [withClasses(head, own)] : [];
}

const withClasses = (head: Buffer, classes: WrittenCourse['classes']): Buffer =>
  Buffer.concat([head, ...joined(classes.map(({ json }) => json)), end]);

const joined = (pieces: readonly Buffer[]): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [comma, piece]));
