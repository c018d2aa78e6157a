import { toCatalogueCourse } from '@portal/shared/catalogue/catalogue-course';
import type { Course } from '@portal/shared/contract/courses';
import type { CourseTicketProps } from '@portal/ui/ticket';
import { courseTicketProps } from '../parts/course-ticket-props.ts';

/**
 * The courses with enrolment open, as tickets print them; those that one can enrol in now before the others.
 * @param now milliseconds since 1970
 */
export const openCards = (courses: readonly Course[], now: number) =>
  courses
    .filter(({ enrollment_open }) => enrollment_open === 1)
    .map((course) => courseTicketProps(toCatalogueCourse(course), now))
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));

const isOpen = ({ actionLabel }: CourseTicketProps): boolean => actionLabel === 'Matricule-se';
