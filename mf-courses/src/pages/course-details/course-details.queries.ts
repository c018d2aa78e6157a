import { ApiError, call } from '@portal/client/api';
import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import {
  getClass,
  listDiscountPolicies,
  type PaymentMethod,
} from '@portal/contract/endpoints/course-details';
import { type Course, type CourseDetails, getCourse } from '@portal/contract/endpoints/courses';
import { listUnits } from '@portal/contract/endpoints/units';
import { queryOptions } from '@tanstack/react-query';
import { RELATED, relatedCourses } from '../../domain/related-courses.ts';

/** Course; without classes if its enrolment is not open (A 5.1). */
export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['course', id],
    meta: { required: true },
    queryFn: async ({ signal }): Promise<CourseDetails> => {
      const course = await call(getCourse, { params: { id }, signal });
      return course.enrollment_open === 1 ? course : { ...course, classes: [] };
    },
  });

/** Payment methods of a class; none if the server does not know it. */
export const paymentsQuery = (planoDoCursoId: number) =>
  queryOptions({
    queryKey: ['class-payments', planoDoCursoId],
    queryFn: async ({ signal }): Promise<PaymentMethod[]> => {
      try {
        return (await call(getClass, { params: { planoDoCursoId }, signal })).payments_methods;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });

export const discountPoliciesQuery = () =>
  queryOptions({
    queryKey: ['discount-policies'],
    queryFn: ({ signal }) => call(listDiscountPolicies, { signal }),
  });

export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });

/** Related courses, each with its first class: the server searches, so that the browser does not need the catalogue. */
export const relatedCoursesQuery = ({ id, axis_technology: axis, segment }: Course) =>
  queryOptions({
    queryKey: ['related-courses', id],
    queryFn: async (asking) => {
      const found = async (filters: Parameters<typeof cataloguePage>[0]) =>
        (await cataloguePage(filters, asking)).groups.flatMap(({ courses }) => courses);
      // One more, because the course itself is among the results.
      const ofSameAxis = axis ? await found({ axis, size: String(RELATED + 1) }) : [];
      const ofSameSegment = segment && ofSameAxis.length <= RELATED ? await found({ seg: segment }) : [];
      return relatedCourses([...ofSameAxis, ...ofSameSegment], { id, axis, segment }).map((course) => ({
        ...course,
        classes: course.classes.slice(0, 1),
      }));
    },
  });
