import { now } from '@portal/contract/clock';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { queryOptions } from '@tanstack/react-query';
import { pickedClass } from '../../domain/chosen-class.ts';
import { type AskedClass, type ComparedClass, toCompared } from '../../domain/schedule-comparison.ts';
import { pickedCourse } from '../../parts/picked-course.queries.ts';
import { paymentsQuery } from '../course-details/course-details.queries.ts';

/** Class to compare, or the requested one if its course is no longer listed. */
export type ComparisonEntry =
  | { kind: 'found'; course: ComparedClass; offered: CourseClass | undefined }
  | { kind: 'gone'; asked: AskedClass };

/** Compared classes, in the order of the URL. */
export const comparisonQuery = (picks: readonly AskedClass[]) =>
  queryOptions({
    queryKey: ['comparison', picks],
    queryFn: ({ client, signal }) =>
      Promise.all(
        picks.map(async (asked): Promise<ComparisonEntry> => {
          const course = await pickedCourse(asked.id, signal);
          if (!course) return { kind: 'gone', asked };
          const offered = pickedClass(course, asked.classId);
          // Failed payment methods affect only their own line, not the comparison (A 8).
          const payments = offered
            ? await client.ensureQueryData(paymentsQuery(offered.planoDoCursoId)).catch(() => null)
            : [];
          return { kind: 'found', course: toCompared(asked, course, offered, payments, now()), offered };
        }),
      ),
  });
