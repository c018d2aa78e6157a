import { ApiError, call } from '@portal/client/api';
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
  try {
    return await call(listOpenCourses);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const courses = await call(listCourses, {});
    return courses.filter(isEnrolling).map(({ id }) => id);
  }
}
