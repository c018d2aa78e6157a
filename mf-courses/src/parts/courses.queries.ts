import { call } from '@portal/shared/api';
import { listCourses } from '@portal/shared/contract/courses';
import { queryOptions } from '@portal/shared/query';
import { toSchedule } from '../domain/schedule-course.ts';

/** Every open course, as the schedule shows it. Pages narrow it by modality and filters. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['courses-schedule'],
    queryFn: async ({ signal }) => toSchedule(await call(listCourses, { signal })),
  });
