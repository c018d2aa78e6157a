import { call, nullIfMissing } from '@portal/client/api';
import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import { listOpenCourses } from '@portal/contract/endpoints/catalogue';
import { listCourses } from '@portal/contract/endpoints/courses';
import type { Listing } from '@portal/platform/remote';

/** Courses of the schedule, for the sitemap. */
export default [
  async () => (await fetchOpenCourses()).map((id) => ({ path: `/detalhes/${id}`, updatedAt: null })),
] satisfies Listing;

/** Fetches ids only, from our server; other servers return all courses. */
async function fetchOpenCourses(): Promise<number[]> {
  const ids = await nullIfMissing(call(listOpenCourses));
  return ids ?? (await call(listCourses, {})).filter(isEnrolling).map(({ id }) => id);
}
