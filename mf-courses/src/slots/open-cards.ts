import { toCatalogueCourse } from '@portal/contract/catalogue/catalogue-course';
import type { Course } from '@portal/contract/endpoints/courses';
import type { CourseCardProps } from '@portal/ui/course-card';
import { courseCardProps } from '../parts/course-card-props.ts';

/** Returns the cards of open courses; those with open enrolment now come first. */
export const openCards = (courses: readonly Course[], now: number) =>
  courses
    .filter(({ enrollment_open }) => enrollment_open === 1)
    .map((course) => courseCardProps(toCatalogueCourse(course), now))
    .sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)));

const isOpen = ({ actionLabel }: CourseCardProps): boolean => actionLabel === 'Matricule-se';
