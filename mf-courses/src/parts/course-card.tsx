import { dayOf } from '@portal/shared/format/date';
import { CourseTicket } from '@portal/shared/ui/ticket';
import { priceText } from '../domain/price-text.ts';
import type { ScheduleCourse } from '../domain/schedule-course.ts';
import { vacanciesText } from '../domain/vacancies-text.ts';

interface CourseCardProps {
  course: ScheduleCourse;
  headingLevel?: 2 | 3 | 4;
}

/** A course of the schedule as a ticket that leads to its page (A 2.2, A 2.4). */
export const CourseCard = ({ course, headingLevel }: CourseCardProps) => (
  <CourseTicket
    to={`/detalhes/${course.id}`}
    title={course.title}
    area={course.segment ?? undefined}
    image={course.image}
    price={priceText(course.next?.preco, course.modality)}
    startDate={dayOf(course.next?.dataPeriodoExecucaoInicial)}
    vacancies={vacanciesText(course.next?.vagasDisponiveis)}
    headingLevel={headingLevel}
    facts={[
      { label: 'Forma', value: course.next?.formaDeExecucao },
      { label: 'Local', value: course.next?.localidade },
    ]}
  />
);
