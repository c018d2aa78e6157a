import { HydrationBoundary } from '@portal/platform/remote';
import { interestPath } from '@portal/shared/catalogue/interest-path';
import type { CatalogueGroup, CataloguePage, FacetOption } from '@portal/shared/contract/catalogue';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { Section } from '@portal/ui/section';
import { useDeferredRender } from '@portal/ui/use-deferred-render';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import {
  countText,
  isFiltered,
  isList,
  type Modality,
  type ScheduleFilters,
  withFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import { CardList } from '../../parts/card-list.tsx';
import { CourseCarousel } from '../../parts/course-carousel.tsx';
import { ScheduleCard } from '../../parts/schedule-card.tsx';
import { AreaCalendar } from './area-calendar.tsx';
import { ElsewhereNote } from './elsewhere-note.tsx';
import styles from './schedule.module.css';

/** Anchor of the list for its page links. */
export const LIST_ID = 'lista';

interface ResultsProps {
  path: string;
  modality: Modality;
  /** Timestamp of the response. */
  seenAt: number;
  /** Filters of the response. */
  filters: ScheduleFilters;
  /** Filters including pending changes, which links extend. */
  chosen: ScheduleFilters;
  answer: CataloguePage;
}

/** Three states of the list: by axis, one carousel of matches, or none (A 4, "Course list"). */
export function Results({ path, modality, filters, chosen, answer, seenAt }: ResultsProps) {
  const { groups, page, pages, total } = answer;
  const [first] = groups;
  if (!first) {
    return (
      <Container>
        <div className={styles.none}>
          <EmptyState
            title="Não há resultados para a pesquisa"
            action={<Link to={path}>Ver todos os cursos</Link>}
          >
            <ElsewhereNote modality={modality} filters={filters} />
            {filters.title && (
              <p>
                <Link to={interestPath(filters.title, filters)}>
                  {`Avise-me quando houver turma de “${filters.title}”`}
                </Link>
              </p>
            )}
          </EmptyState>
        </div>
      </Container>
    );
  }
  if (isFiltered(filters)) {
    return (
      <Section title={countText(total, modality)} action={<FoundActions path={path} filters={chosen} />}>
        <Courses
          label="Cursos encontrados"
          group={first}
          area={filters.axis}
          seenAt={seenAt}
          list={isList(filters)}
          urgent
        />
        <Pagination
          page={page}
          pages={pages}
          to={(number) => `${path}${withFilters(filters, { page: String(number) })}#${LIST_ID}`}
        />
      </Section>
    );
  }
  return (
    <Areas
      groups={groups}
      axes={answer.facets.axes}
      seenAt={seenAt}
      to={(axis) => path + withFilters(chosen, { axis })}
    />
  );
}

/** Areas that fill a screen. */
const INITIAL_AREAS = 2;

interface AreasProps {
  groups: readonly CatalogueGroup[];
  /** Options with the shown name of each axis. */
  axes: readonly FacetOption[];
  seenAt: number;
  /** Path of the courses of one area. */
  to: (axis: string) => string;
}

function Areas({ groups, axes, seenAt, to }: AreasProps) {
  const shown = useDeferredRender() ? groups : groups.slice(0, INITIAL_AREAS);
  return shown.map((group, index) => {
    const axis = group.axis ?? 'Outros cursos';
    const label = axes.find(({ value }) => value === axis)?.label ?? axis;
    return <Area key={axis} axis={label} group={group} seenAt={seenAt} to={to(axis)} urgent={index === 0} />;
  });
}

interface AreaProps extends Pick<CoursesProps, 'group' | 'seenAt' | 'urgent'> {
  /** Shown name. */
  axis: string;
  /** Path of all its courses. */
  to: string;
}

/** Memoised, because its many cards depend only on the response. */
const Area = memo(({ axis, to, ...courses }: AreaProps) => (
  <HydrationBoundary>
    <Section title={axis} action={<Link to={to}>Ver todos</Link>}>
      <Courses {...courses} label={`Cursos de ${axis}`} area={axis} perPage="auto" />
    </Section>
  </HydrationBoundary>
));

interface FoundActionsProps {
  path: string;
  filters: ScheduleFilters;
}

function FoundActions({ path, filters }: FoundActionsProps) {
  const list = isList(filters);
  const other = writeFilters({ ...filters, view: list ? '' : 'lista' });
  return (
    <div className={styles.actions}>
      <Link to={path + other} preventScrollReset className={styles.view}>
        {list ? 'Ver em carrossel' : 'Ver em lista'}
      </Link>
      <Link to={path}>Limpar filtros</Link>
    </div>
  );
}

interface CoursesProps {
  label: string;
  group: CatalogueGroup;
  area: string;
  /** Timestamp at which they were fetched. */
  seenAt: number;
  list?: boolean;
  perPage?: 'auto' | 'stacked';
  /** Whether they come first on the page: the first picture is the largest contentful paint. */
  urgent?: boolean;
}

/** Matches are a list on phones, and optionally elsewhere. */
function Courses({
  label,
  group,
  area,
  seenAt,
  list = false,
  perPage = 'stacked',
  urgent = false,
}: CoursesProps) {
  return (
    <div className={styles.courses}>
      {list ? (
        <CardList label={label}>
          {group.courses.map((course, index) => (
            <li key={course.id}>
              <ScheduleCard course={course} seenAt={seenAt} urgent={urgent && index === 0} />
            </li>
          ))}
        </CardList>
      ) : (
        <CourseCarousel
          label={label}
          courses={group.courses}
          seenAt={seenAt}
          perPage={perPage}
          urgent={urgent}
        />
      )}
      {group.calendarUrl && <AreaCalendar area={area} path={group.calendarUrl} />}
    </div>
  );
}
