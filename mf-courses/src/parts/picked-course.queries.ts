import { ApiError, call } from '@portal/client/api';
import { type Course, getCourse } from '@portal/contract/endpoints/courses';
import { queryOptions } from '@tanstack/react-query';

/** Fetches a picked course; null if it is no longer in the schedule (A 5.1). */
export async function pickedCourse(id: number, signal: AbortSignal): Promise<Course | null> {
  try {
    const course = await call(getCourse, { params: { id }, signal });
    return course.enrollment_open === 1 ? course : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const pickedCourseQuery = (id: number) =>
  queryOptions({ queryKey: ['picked-course', id], queryFn: ({ signal }) => pickedCourse(id, signal) });
