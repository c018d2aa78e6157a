import { describeAvailability } from '@portal/contract/catalogue/availability';
import { toCatalogueCourse } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState, isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import { shiftNames } from '@portal/contract/catalogue/shifts';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { Course } from '@portal/contract/endpoints/courses';
import { toIsoDay } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';
import type { CourseCardProps } from '@portal/ui/course-card';
import { cardAction } from '../domain/class-enrolment.ts';
import { coursePath } from '../domain/offered-class.ts';

/** Returns the cards of open courses; those with open enrolment now come first. */
export const openCards = (courses: readonly Course[], now: number) =>
  courses
    .filter(isEnrolling)
    .map((course) => courseCardProps(toCatalogueCourse(course), now))
    .sort((one, other) => Number(isOpen(other)) - Number(isOpen(one)));

const isOpen = ({ actionLabel }: CourseCardProps): boolean => actionLabel === 'Matricule-se';

/**
 * Builds the card of a course from its first class, to which it links (A 2.2, A 2.4).
 * @param seenAt timestamp at which the course was fetched, for its enrolment state
 */
export function courseCardProps(course: CatalogueCourse, seenAt: number): CourseCardProps {
  const next = course.classes[0];
  const state = next && enrolmentState(next, seenAt);
  const shift = shiftNames(next?.shifts ?? []).join(' e ');
  return {
    to: coursePath(course.id, next?.planoDoCursoId),
    title: course.title,
    area: course.segment ?? undefined,
    image: course.image,
    price: priceText(next?.preco, course.modality),
    startDate: toIsoDay(next?.dataPeriodoExecucaoInicial),
    vacancies: next && describeAvailability(next, seenAt),
    actionLabel: cardAction(state),
    facts: [
      { label: 'Forma', value: next?.formaDeExecucao },
      { label: 'Local', value: next?.localidade },
      ...(shift ? [{ label: 'Turno', value: shift }] : []),
    ],
  };
}
