import { useQuery } from '@portal/shared/query';
import { Link, useSearchParams } from '@portal/shared/router';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { Container } from '@portal/shared/ui/container';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Section } from '@portal/shared/ui/section';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { TabLinks } from '@portal/shared/ui/tabs';
import type { ScheduleCourse } from '../../domain/schedule-course.ts';
import {
  applyFilters,
  distinct,
  groupByAxis,
  isFiltered,
  readFilters,
  type ScheduleFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import { CourseCarousel } from '../../parts/course-carousel.tsx';
import { scheduleQuery } from '../../parts/courses.queries.ts';
import styles from './schedule.module.css';
import { unitNamesQuery } from './schedule.queries.ts';
import { ScheduleFilter } from './schedule-filter.tsx';

interface ScheduleProps {
  path: '/cursos' | '/cursos-livres';
  /** Only courses of this modality are listed: 2 paid presential, 1 free (A 2.4). */
  modality: 1 | 2;
  title: string;
  lead: string;
}

/** A schedule of courses; tab and filters live in the address (A 2.4). */
export function Schedule({ path, modality, title, lead }: ScheduleProps) {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const schedule = useQuery(scheduleQuery());
  const units = useQuery(unitNamesQuery());
  const courses = (schedule.data ?? []).filter((course) => course.modality === modality);
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className={styles.river}>
        <Container>
          <ScheduleFilter
            path={path}
            filters={filters}
            axes={distinct(courses.map(({ axis }) => axis))}
            units={units.data ?? []}
          />
          <TabLinks label="Segmentos" tabs={tabsOf(path, filters, courses)} />
        </Container>
      </div>
      <div className={styles.results}>
        <AsyncRegion
          banded
          query={schedule}
          loading={<Skeleton kind="ticket" count={4} label="Carregando os cursos…" />}
          empty={() => false}
          failedTitle="Não foi possível carregar os cursos"
        >
          {() => <Results path={path} filters={filters} courses={applyFilters(courses, filters)} />}
        </AsyncRegion>
      </div>
    </>
  );
}

function tabsOf(path: string, filters: ScheduleFilters, courses: readonly ScheduleCourse[]) {
  const tab = (label: string, seg: string) => ({
    label,
    to: path + writeFilters({ ...filters, seg }),
    current: filters.seg === seg,
  });
  return [
    tab('Todos os cursos', ''),
    ...distinct(courses.map(({ segment }) => segment)).map((seg) => tab(seg, seg)),
  ];
}

interface ResultsProps {
  path: string;
  filters: ScheduleFilters;
  courses: readonly ScheduleCourse[];
}

/** The three states of the list: by axis, one carousel of what was asked for, or none (A 4, "Course list"). */
function Results({ path, filters, courses }: ResultsProps) {
  if (courses.length === 0) {
    return (
      <Container>
        <EmptyState
          title="Não há resultados para a pesquisa"
          action={<Link to={path}>Ver todos os cursos</Link>}
        />
      </Container>
    );
  }
  if (isFiltered(filters)) {
    const count = courses.length === 1 ? '1 curso encontrado' : `${courses.length} cursos encontrados`;
    return (
      <Section title={count} action={<Link to={path}>Limpar filtros</Link>}>
        <CourseCarousel label="Cursos encontrados" courses={courses} />
      </Section>
    );
  }
  return groupByAxis(courses).map(({ axis, courses: members }) => (
    <Section key={axis} title={axis} action={<Link to={path + writeFilters({ axis })}>Ver todos</Link>}>
      <CourseCarousel label={`Cursos de ${axis}`} courses={members} />
    </Section>
  ));
}
