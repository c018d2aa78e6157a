import { call, nullIfMissing } from '@portal/client/api';
import { cataloguePage } from '@portal/client/catalogue/catalogue-query';
import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import {
  getClass,
  listDiscountPolicies,
  type PaymentMethod,
} from '@portal/contract/endpoints/course-details';
import { type Course, type CourseDetails, getCourse } from '@portal/contract/endpoints/courses';
import { listPsgProcesses, type PsgProcess } from '@portal/contract/endpoints/processes';
import { type SearchResult, searchPortal } from '@portal/contract/endpoints/search';
import { listUnits } from '@portal/contract/endpoints/units';
import { fold } from '@portal/contract/format/text';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { queryOptions } from '@tanstack/react-query';

/** Course; without classes if its enrolment is not open (A 5.1). */
export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ['course', id],
    meta: { required: true },
    queryFn: async ({ signal }): Promise<CourseDetails> => {
      const course = await call(getCourse, { params: { id }, signal });
      return isEnrolling(course) ? course : { ...course, classes: [] };
    },
  });

/** Payment methods of a class; none if the server does not know it. */
export const paymentsQuery = (planoDoCursoId: number) =>
  queryOptions({
    queryKey: ['class-payments', planoDoCursoId],
    queryFn: async ({ signal }): Promise<PaymentMethod[]> =>
      (await nullIfMissing(call(getClass, { params: { planoDoCursoId }, signal })))?.payments_methods ?? [],
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

/** Open PSG notices with a course of this title, from the search: the list of processes has no offers. */
export const psgNoticesQuery = (title: string) =>
  queryOptions({
    queryKey: ['psg-notices', title],
    queryFn: async ({ signal }) => {
      const [found, processes] = await Promise.all([
        call(searchPortal, { query: { search: title }, signal }),
        call(listPsgProcesses, { signal }),
      ]);
      return psgNotices(title, found.psgCoursesSelectionProcess, processes);
    },
  });

/** Returns the open PSG notices with a course of this title among the results of a search for it. */
export function psgNotices(
  title: string,
  offers: SearchResult['psgCoursesSelectionProcess'],
  processes: readonly PsgProcess[],
): { id: number; name: string }[] {
  const offering = new Set(
    offers.flatMap((offer) => (fold(offer.course_name) === fold(title) ? offer.selection_process_id : [])),
  );
  return processes.flatMap((process) =>
    isOpenProcess(process.status) && offering.has(process.id) ? { id: process.id, name: process.name } : [],
  );
}

/** Maximum number of related courses. */
const RELATED = 8;

/** Returns other courses of the same axis, then of the same segment, without duplicates. */
export function relatedCourses(
  courses: readonly CatalogueCourse[],
  course: { id: number; axis: string | null; segment: string | null },
): CatalogueCourse[] {
  const others = [...new Map(courses.map((each) => [each.id, each])).values()].filter(
    ({ id }) => id !== course.id,
  );
  const ofSameAxis = others.filter(({ axis }) => isSameName(axis, course.axis));
  const ofSameSegment = others.filter(
    ({ axis, segment }) => !isSameName(axis, course.axis) && isSameName(segment, course.segment),
  );
  return [...ofSameAxis, ...ofSameSegment].slice(0, RELATED);
}

const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && fold(one) === fold(other);
