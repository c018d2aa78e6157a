import { courseCard } from '@portal/client/catalogue/course-card';
import { toCatalogueCourse } from '@portal/contract/catalogue/catalogue-course';
import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import type { Course } from '@portal/contract/endpoints/courses';

/** Returns the cards of open courses; those with open enrolment now come first. */
export const openCards = (courses: readonly Course[], now: number) =>
  courses
    .filter(isEnrolling)
    .map((course) => courseCard(toCatalogueCourse(course), now))
    .sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)));

const isOpen = ({ actionLabel }: ReturnType<typeof courseCard>): boolean => actionLabel === 'Matricule-se';
