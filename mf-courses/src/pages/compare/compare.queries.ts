import { queryOptions } from '@portal/runtime/query';
import { type ComparedCourse, comparedClass, toCompared } from '../../domain/schedule-comparison.ts';
import { pickedCourse } from '../../parts/picked-course.queries.ts';
import { paymentsQuery } from '../course-details/course-details.queries.ts';

/** A course to compare, or its id alone when it has left the schedule. */
export type ComparisonEntry = { kind: 'found'; course: ComparedCourse } | { kind: 'gone'; id: number };

/** The courses side by side, in the order of the address. */
export const comparisonQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['comparison', ids],
    queryFn: ({ client, signal }) =>
      Promise.all(
        ids.map(async (id): Promise<ComparisonEntry> => {
          const course = await pickedCourse(id, signal);
          if (!course) return { kind: 'gone', id };
          const offered = comparedClass(course);
          const payments = offered ? await client.ensureQueryData(paymentsQuery(offered.planoDoCursoId)) : [];
          return { kind: 'found', course: toCompared(course, payments) };
        }),
      ),
  });
