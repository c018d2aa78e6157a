import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import { dayOf } from '@portal/shared/format/date';
import { priceText } from '@portal/shared/format/price-text';
import { CourseTicket } from '@portal/ui/ticket';
import { vacanciesText } from '../domain/vacancies-text.ts';

/** A course of the schedule as a ticket that leads to its page (A 2.2, A 2.4). */
export function CourseCard({ course }: { course: CatalogueCourse }) {
  const next = course.classes[0];
  return (
    <CourseTicket
      to={`/detalhes/${course.id}`}
      title={course.title}
      area={course.segment ?? undefined}
      image={course.image}
      price={priceText(next?.preco, course.modality)}
      startDate={dayOf(next?.dataPeriodoExecucaoInicial)}
      vacancies={vacanciesText(next?.vagasDisponiveis)}
      facts={[
        { label: 'Forma', value: next?.formaDeExecucao },
        { label: 'Local', value: next?.localidade },
      ]}
    />
  );
}
