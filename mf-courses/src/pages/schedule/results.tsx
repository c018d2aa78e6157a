import { toast } from '@portal/client/toasts';
import { interestPath } from '@portal/contract/catalogue/interest';
import type { CatalogueGroup, CataloguePage } from '@portal/contract/endpoints/catalogue';
import { HydrationBoundary } from '@portal/platform/remote';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { OtherPlaces } from '@portal/ui/other-places';
import { Pagination } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ComponentProps, memo, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  askedPlace,
  countText,
  isFiltered,
  isList,
  type Modality,
  type ScheduleFilters,
  schedulePath,
  withFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import { CourseList } from '../../parts/course-list.tsx';
import styles from './schedule.module.css';
import { otherPlacesQuery } from './schedule.queries.ts';

/** Anchor of the list for its page links. */
export const LIST_ID = 'lista';

interface ResultsProps {
  path: string;
  modality: Modality;
  seenAt: number;
  /** Filters of the response. */
  listed: ScheduleFilters;
  /** Filters including pending changes, which links extend. */
  chosen: ScheduleFilters;
  answer: CataloguePage;
}

/** Suggestions for a title without exact matches, and the list. */
export const Results = (props: ResultsProps) => (
  <>
    <Container>
      <DidYouMean {...props} />
    </Container>
    <List {...props} />
  </>
);

/** Three states: by axis, one carousel of matches, or none (A 4, "Course list"). */
function List(props: ResultsProps) {
  const { path, modality, listed, chosen, answer, seenAt } = props;
  const { page, pages, total } = answer;
  const [first] = answer.groups;
  if (!first) {
    return (
      <Container>
        <div className="py-6">
          <EmptyState
            title="Não há resultados para a pesquisa"
            action={<Link to={path}>Ver todos os cursos</Link>}
          >
            <ElsewhereNote modality={modality} listed={listed} />
            {listed.title && (
              <p>
                <Link to={interestPath(listed.title, listed)}>
                  {`Avise-me quando houver turma de “${listed.title}”`}
                </Link>
              </p>
            )}
          </EmptyState>
        </div>
      </Container>
    );
  }
  if (isFiltered(listed)) {
    return (
      <Section title={countText(total, modality)} action={<FoundActions path={path} chosen={chosen} />}>
        <Courses
          label="Cursos encontrados"
          group={first}
          area={listed.axis}
          seenAt={seenAt}
          layout={isList(listed) ? 'rows' : 'stacked'}
          urgent
        />
        <Pagination
          page={page}
          pages={pages}
          to={(number) => `${path}${withFilters(listed, { page: String(number) })}#${LIST_ID}`}
        />
      </Section>
    );
  }
  return <Areas {...props} />;
}

function DidYouMean({ path, chosen, answer: { didYouMean: titles } }: ResultsProps) {
  if (titles.length === 0) return null;
  return (
    <p className="mt-4 text-md">
      Você quis dizer{' '}
      {titles.map((title, index) => (
        <span key={title}>
          {index > 0 && (index === titles.length - 1 ? ' ou ' : ', ')}
          <Link to={path + withFilters(chosen, { title })} preventScrollReset>
            {title}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}

/** Areas that fill a screen. */
const INITIAL_AREAS = 2;

/** Set by the host while it restores the scroll position on back navigation. */
const isRestoring = (): boolean => document.documentElement.hasAttribute('data-restoring');

/** After a click the visible areas render first. Server-rendered pages and back navigations must not move. */
function Areas({ path, chosen, answer: { groups }, seenAt }: ResultsProps) {
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(() => !hydrated || isRestoring());
  useEffect(() => startTransition(() => setWhole(true)), []);
  const shown = whole ? groups : groups.slice(0, INITIAL_AREAS);
  return shown.map((group, index) => {
    const axis = group.axis ?? 'Outros cursos';
    const to = path + withFilters(chosen, { axis });
    return <Area key={axis} axis={axis} group={group} seenAt={seenAt} to={to} urgent={index === 0} />;
  });
}

interface AreaProps extends Pick<CoursesProps, 'group' | 'seenAt' | 'urgent'> {
  axis: string;
  to: string;
}

const Area = memo(({ axis, to, ...courses }: AreaProps) => (
  <HydrationBoundary>
    <Section title={axis} action={<Link to={to}>Ver todos</Link>}>
      <Courses {...courses} label={`Cursos de ${axis}`} area={axis} />
    </Section>
  </HydrationBoundary>
));

function FoundActions({ path, chosen }: Pick<ResultsProps, 'path' | 'chosen'>) {
  const list = isList(chosen);
  const other = writeFilters({ ...chosen, view: list ? '' : 'lista' });
  return (
    <div className={`cluster gap-2 gap-x-6 ${styles.actions}`}>
      <Link to={path + other} preventScrollReset className={styles.view}>
        {list ? 'Ver em carrossel' : 'Ver em lista'}
      </Link>
      <Link to={path}>Limpar filtros</Link>
    </div>
  );
}

interface CoursesProps extends Omit<ComponentProps<typeof CourseList>, 'courses'> {
  group: CatalogueGroup;
  area: string;
}

/** Memoised, because its many cards depend only on the response: a chosen filter changes the links around them. */
const Courses = memo(({ group, area, ...list }: CoursesProps) => (
  <div className={`stack single ${styles.courses}`}>
    <CourseList {...list} courses={group.courses} />
    {group.calendarUrl && <AreaCalendar area={area} path={group.calendarUrl} />}
  </div>
));

const courseNames: Record<Modality, string> = { 1: 'curso gratuito', 2: 'curso pago' };

/** Results of other places if the selected one has none; shows nothing until they are known. */
function ElsewhereNote({ modality, listed }: Pick<ResultsProps, 'modality' | 'listed'>) {
  const place = askedPlace(listed);
  const { data: elsewhere } = useQuery({
    ...otherPlacesQuery(modality, listed),
    enabled: place !== null,
  });
  if (!place || !elsewhere || elsewhere.places.length === 0) return null;
  const isSameList = elsewhere.modality === modality;
  const kept = { ...listed, ...(!isSameList && { price: '' }), page: '', unit: '', city: '' };
  return (
    <OtherPlaces
      kind={place.kind}
      missing={place.name}
      what={isSameList ? undefined : courseNames[elsewhere.modality]}
      places={elsewhere.places}
      to={({ name }) => schedulePath(elsewhere.modality, { ...kept, [place.kind]: name })}
    />
  );
}

/** Calendar feed of an area's classes: a download until the browser knows the portal's origin. */
function AreaCalendar({ area, path }: { area: string; path: string }) {
  const hydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast('Link copiado para área de transferência.');
    } catch {
      toast('Não foi possível copiar o link.', { tone: 'error' });
    }
  };
  return (
    <p className={`cluster center gap-0 gap-x-5 text-sm ${styles.calendar}`}>
      <a className="target gap-2" href={hydrated ? `webcal://${window.location.host}${path}` : path}>
        <CalendarPlus aria-hidden="true" size={20} /> Assinar calendário da área{' '}
        <span className="visuallyHidden">{area}</span>
      </a>
      {hydrated && (
        <button type="button" className="target" onClick={copy}>
          Copiar link <span className="visuallyHidden">do calendário da área {area}</span>
        </button>
      )}
    </p>
  );
}
