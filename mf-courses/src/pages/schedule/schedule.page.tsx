import type { CatalogueFacets } from '@portal/contract/endpoints/catalogue';
import { acrossState } from '@portal/contract/institution/names';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { CourseKinds } from '@portal/ui/course-kinds';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { TabLinks } from '@portal/ui/tabs';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { Bookmark } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useHref, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import {
  countText,
  isChosen,
  isFiltered,
  type Modality,
  modalityTabs,
  readFilters,
  type ScheduleFilters,
  withFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import { CompareBar } from '../../parts/course-list.tsx';
import { useShortlist } from '../../parts/shortlist-store.ts';
import { WeekField } from '../../parts/week-field.tsx';
import { ActiveFilters, FilterBar } from './filter-bar.tsx';
import { LIST_ID, Results } from './results.tsx';
import styles from './schedule.module.css';
import { scheduleLoader, useSchedulePage } from './schedule.queries.ts';
import { FORM_ID, ScheduleFilter } from './schedule-filter.tsx';

/**
 * Returns the query of a pending navigation to another state of this page, or null. It starts with the click on a
 * link, because slow phones render the router's state much later.
 * @param path of the page, below the base path
 */
function usePendingSearch(path: string) {
  const navigate = useNavigate();
  const href = useHref(path);
  const { key, search } = useLocation();
  const { location: next } = useNavigation();
  const [pressed, setPressed] = useState<{ from: string; search: string } | null>(null);
  // The navigation is complete: a back navigation must not count as pending.
  if (pressed !== null && pressed.from !== key) setPressed(null);
  const ownNext = next?.pathname === href ? next.search : null;
  const ownPressed = pressed?.from === key && pressed.search !== search ? pressed.search : null;

  return {
    coming: ownPressed ?? ownNext,
    /** Click handler of the page. */
    notice({ target, defaultPrevented }: MouseEvent) {
      const link = (target as Element).closest('a');
      // The router handles the click; it does not open a new tab.
      if (defaultPrevented && link?.pathname === href) setPressed({ from: key, search: link.search });
    },
    /** Navigates to another state, such as `?city=Santana`. */
    go(wanted: string) {
      setPressed({ from: key, search: wanted });
      void navigate(path + wanted, { preventScrollReset: true });
    },
  };
}

export const loader = scheduleLoader(2);

/** /cursos: paid courses (A 2.4). */
export const Component = () => (
  <Schedule
    path="/cursos"
    modality={2}
    title="Cursos"
    description={`Cursos pagos ${acrossState}, por área, unidade ou nome.`}
  />
);

interface ScheduleProps {
  path: '/cursos' | '/cursos-livres';
  /** Modality of the listed courses: 2 paid, 1 free (A 2.4). */
  modality: Modality;
  title: string;
  /** For search engines only: the page begins with the courses. */
  description: string;
}

/** Schedule of courses; tab, filters, order and page are in the URL (A 2.4). */
export function Schedule({ path, modality, title, description }: ScheduleProps) {
  const [search] = useSearchParams();
  const listed = readFilters(search);
  const { coming, notice, go } = usePendingSearch(path);
  const pending = coming !== null;
  // Further choices extend a pending one.
  const chosen = coming === null ? listed : readFilters(new URLSearchParams(coming));
  const { query: schedule, latest } = useSchedulePage(modality, listed);
  const seenAt = useSeenAt(schedule.dataUpdatedAt);
  const list = useRef<HTMLDivElement>(null);
  useFocusFallback(list, writeFilters(listed));
  const facets = latest?.facets;
  const modalities = modalityTabs(modality, chosen, facets?.modality ?? []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes clicks on links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too
    <div onClick={notice}>
      <PageHeader title={title} description={description} compact />
      <div className={styles.river}>
        <Container>
          <ScheduleFilter path={path} modality={modality} filters={chosen} options={facets} onGo={go} />
          <div className={styles.tabs} data-filtered={isFiltered(chosen) || undefined}>
            <TabLinks label="Áreas" tabs={createTabs(path, chosen, facets?.seg ?? [])} />
          </div>
          <Tools>
            {latest && (
              <FilterBar path={path} modality={modality} filters={chosen} answer={latest} onGo={go} />
            )}
            <WeekField key={chosen.week} form={FORM_ID} value={chosen.week} />
            <SavedLink />
          </Tools>
        </Container>
      </div>
      <p role="status" className="visuallyHidden">
        {pending || !schedule.data ? '' : countText(schedule.data.total, modality)}
      </p>
      <div
        ref={list}
        id={LIST_ID}
        tabIndex={-1}
        className={`relative ${styles.results}`}
        aria-busy={pending}
        data-pending={pending || undefined}
      >
        {facets && (
          <Container>
            {modalities.length > 0 && <TabLinks label="Pagos ou gratuitos" tabs={modalities} />}
            <ActiveFilters path={path} filters={chosen} facets={facets} />
          </Container>
        )}
        <AsyncRegion
          banded
          query={schedule}
          loading={<Skeleton kind="courseCard" count={4} label="Carregando os cursos…" />}
          empty={() => false}
          failedTitle="Não foi possível carregar os cursos"
        >
          {(answer) => (
            <Results
              path={path}
              modality={modality}
              listed={listed}
              chosen={chosen}
              answer={answer}
              seenAt={seenAt}
            />
          )}
        </AsyncRegion>
      </div>
      <Container>
        <CourseKinds />
      </Container>
      <CompareBar />
    </div>
  );
}

/** Container of the list's filters. Their single row before hydration affects only this component. */
const Tools = ({ children }: { children: ReactNode }) => (
  <div className={`cluster center gap-2 gap-x-6 ${styles.tools}`} data-row={!useHydrated() || undefined}>
    {children}
  </div>
);

function createTabs(path: string, filters: ScheduleFilters, segments: CatalogueFacets['seg']) {
  const tab = (label: string, seg: string, current: boolean) => ({
    label,
    to: path + withFilters(filters, { seg }),
    current,
  });
  return [
    tab('Todos os cursos', '', filters.seg === ''),
    ...segments.map((option) => tab(option.label, option.value, isChosen(option, filters.seg))),
  ];
}

/** Link to the saved courses, with their number once known. */
export function SavedLink() {
  const { saved } = useShortlist();
  return (
    <Link to="/cursos-salvos" className="target gap-2">
      <Bookmark aria-hidden="true" size={20} />
      <span>{saved.length > 0 ? `Cursos salvos (${saved.length})` : 'Cursos salvos'}</span>
    </Link>
  );
}
