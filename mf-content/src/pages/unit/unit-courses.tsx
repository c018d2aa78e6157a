import { describeAvailability } from '@portal/contract/catalogue/availability';
import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import { shiftNames } from '@portal/contract/catalogue/shifts';
import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import { toIsoDay } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { CourseCard } from '@portal/ui/course-card';
import { EmptyState } from '@portal/ui/empty-state';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import styles from './unit.module.css';
import { unitCoursesQuery } from './unit.queries.ts';

interface UnitCoursesProps {
  /** Slug of the unit. */
  name: string;
  unit: string;
}

/** Courses with open enrolment in a unit, each with a link to its class there. */
export function UnitCourses({ name, unit }: UnitCoursesProps) {
  const open = useQuery(unitCoursesQuery(name));
  const seenAt = useSeenAt(open.dataUpdatedAt);
  const query = new URLSearchParams({ unit });
  return (
    <Section title="Inscrições abertas nesta unidade">
      <AsyncRegion
        query={open}
        loading={<Skeleton kind="courseCard" count={4} label="Carregando os cursos…" />}
        emptyState={<EmptyState title="Nenhuma inscrição aberta nesta unidade no momento." />}
        failedTitle="Não foi possível carregar os cursos"
      >
        {(courses) => (
          <PaginatedList items={courses} parameter="pagina">
            {(shown) => (
              <ul className={styles.courses}>
                {shown.map((course) => (
                  <li key={course.id}>
                    <CourseCard {...createCard(course, seenAt)} />
                  </li>
                ))}
              </ul>
            )}
          </PaginatedList>
        )}
      </AsyncRegion>
      <p className={styles.more}>
        <ButtonLink to={`/cursos?${query}`} variant="secondary">
          Todos os cursos pagos da unidade
        </ButtonLink>
        <ButtonLink to={`/cursos-livres?${query}`} variant="secondary">
          Todos os cursos livres da unidade
        </ButtonLink>
      </p>
    </Section>
  );
}

/** @param seenAt timestamp at which the course was fetched */
function createCard(
  { id, title, segment, image, modality, classes: [next] }: CatalogueCourse,
  seenAt: number,
) {
  const shift = shiftNames(next?.shifts ?? []).join(' e ');
  return {
    to: `/detalhes/${id}${next ? `?turma=${next.planoDoCursoId}` : ''}`,
    title,
    area: segment ?? undefined,
    image,
    price: priceText(next?.preco, modality),
    startDate: toIsoDay(next?.dataPeriodoExecucaoInicial),
    vacancies: next && describeAvailability(next, seenAt),
    actionLabel: next && enrolmentState(next, seenAt).kind === 'open' ? undefined : 'Ver turma',
    facts: [
      { label: 'Forma', value: next?.formaDeExecucao },
      { label: 'Local', value: next?.localidade },
      ...(shift ? [{ label: 'Turno', value: shift }] : []),
    ],
  };
}
