import type { Listing } from '@portal/platform/contract/listing';
import { call } from '@portal/shared/api';
import { listCourses } from '@portal/shared/contract/courses';

/** The courses of the schedule, for the sitemap. */
export default [
  async () => (await call(listCourses, {})).map(({ id }) => ({ path: `/detalhes/${id}`, updatedAt: null })),
] satisfies Listing;
