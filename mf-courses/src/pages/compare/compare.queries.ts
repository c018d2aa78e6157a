import { ApiError, call } from '@portal/shared/api';
import { getClass, type PaymentMethod } from '@portal/shared/contract/payments';
import { queryOptions } from '@portal/shared/query';
import { type ComparedCourse, comparedClass, toCompared } from '../../domain/schedule-comparison.ts';
import { pickedCourse } from '../../parts/picked-course.queries.ts';

/** A course to compare, or its id alone when it has left the schedule. */
export type ComparisonEntry = { kind: 'found'; course: ComparedCourse } | { kind: 'gone'; id: number };

/** The courses side by side, in the order of the address. */
export const comparisonQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['comparison', ids],
    queryFn: ({ signal }) =>
      Promise.all(
        ids.map(async (id): Promise<ComparisonEntry> => {
          const course = await pickedCourse(id, signal);
          if (!course) return { kind: 'gone', id };
          return {
            kind: 'found',
            course: toCompared(course, await paymentsOf(comparedClass(course), signal)),
          };
        }),
      ),
  });

async function paymentsOf(
  offered: { planoDoCursoId: number } | undefined,
  signal: AbortSignal,
): Promise<PaymentMethod[]> {
  if (!offered) return [];
  try {
    const { planoDoCursoId } = offered;
    return (await call(getClass, { params: { planoDoCursoId }, signal })).payments_methods;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
