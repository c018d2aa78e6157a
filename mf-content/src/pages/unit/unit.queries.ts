import { call } from '@portal/client/api';
import { now } from '@portal/contract/clock';
import { listCourses } from '@portal/contract/endpoints/courses';
import { queryOptions } from '@tanstack/react-query';
import { openCoursesOfUnit } from '../../domain/unit-courses.ts';
import { unitQuery } from '../../parts/units.queries.ts';

/** Courses with open enrolment in a unit, by its slug. */
export const unitCoursesQuery = (name: string) =>
  queryOptions({
    queryKey: ['unit-courses', name],
    queryFn: async ({ client, signal }) => {
      const { name: unit } = await client.ensureQueryData(unitQuery(name));
      const courses = await call(listCourses, { query: { unit }, signal });
      return openCoursesOfUnit(courses, unit, now());
    },
  });
