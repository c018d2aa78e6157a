import type { CatalogueFacets, CataloguePage } from '@portal/contract/endpoints/catalogue';
import { useHydrated } from '@portal/ui/use-hydrated';
import { Check, ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  activeFilters,
  availableOptions,
  isChosen,
  type Modality,
  orders,
  type ScheduleFilters,
  visibleFacets,
  withFilters,
} from '../../domain/schedule-filters.ts';
import styles from './filter-bar.module.css';
import { FilterSheet } from './filter-sheet.tsx';

interface FilterBarProps {
  path: string;
  modality: Modality;
  filters: ScheduleFilters;
  answer: Pick<CataloguePage, 'facets' | 'total'>;
  /** Navigates to another state of the page. */
  onGo: (search: string) => void;
}

/**
 * Filters and order beyond the form and the tabs, each in a panel, without options that have no results. On phones
 * one button opens them all; before hydration they are one row.
 */
export function FilterBar({ path, modality, filters, answer, onGo }: FilterBarProps) {
  const sheet = <FilterSheet modality={modality} filters={filters} facets={answer.facets} onGo={onGo} />;
  return (
    <Bar sheet={sheet}>
      {visibleFacets(filters, answer).map(({ name, label, key }) => (
        <FilterPanel
          key={name}
          kind="filter"
          label={label}
          options={availableOptions(answer.facets[key], filters[name]).map((option) => {
            const chosen = isChosen(option, filters[name]);
            const to = path + withFilters(filters, { [name]: chosen ? '' : option.value });
            return { ...option, chosen, to };
          })}
        />
      ))}
      <FilterPanel
        kind="order"
        label="Ordem"
        options={orders(filters).map((order) => ({
          ...order,
          chosen: order.value === filters.sort,
          to: path + withFilters(filters, { sort: order.value }),
        }))}
      />
    </Bar>
  );
}

interface BarProps {
  /** Replaces the panels on phones after hydration. */
  sheet: ReactNode;
  children: ReactNode;
}

/** Hydration renders only this component again. */
function Bar({ sheet, children }: BarProps) {
  const hydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const open = bar.current?.querySelector('details[open]');
      if (open && !open.contains(target as Node)) open.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return (
    <>
      {hydrated && <div className={styles.phone}>{sheet}</div>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes an open disclosure inside */}
      <div ref={bar} className={styles.bar} data-hydrated={hydrated || undefined} onKeyDown={closeOnEscape}>
        <div className={styles.names}>{children}</div>
      </div>
    </>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const open = key === 'Escape' ? currentTarget.querySelector('details[open]') : null;
  open?.removeAttribute('open');
  open?.querySelector('summary')?.focus();
}

interface PanelOption {
  value: string;
  label: string;
  /** Path with this option selected, or cleared if it is selected. */
  to: string;
  chosen: boolean;
  count?: number;
}

interface FilterPanelProps {
  label: string;
  options: readonly PanelOption[];
  /** A selected filter can be cleared; one order is always selected. */
  kind: 'filter' | 'order';
}

/** Options of a filter as links in a native disclosure, which needs no JavaScript. */
function FilterPanel({ label, options, kind }: FilterPanelProps) {
  const chosen = options.find((option) => option.chosen);
  return (
    <details name="filtros" className={styles.facet}>
      <summary className={styles.summary} data-kind={kind} data-chosen={chosen !== undefined}>
        {label}
        {kind === 'order' && chosen && <span className={styles.order}>{`: ${chosen.label}`}</span>}
        <ChevronDown aria-hidden="true" size={18} className={styles.arrow} />
      </summary>
      <ul className={styles.panel}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={option.to}
              preventScrollReset
              aria-current={option.chosen || undefined}
              className={styles.option}
              onClick={close}
            >
              {option.chosen && <Check aria-hidden="true" size={18} />}
              <span>
                <span>{option.label}</span>{' '}
                {option.chosen && kind === 'filter' && (
                  <span className="visuallyHidden">(remover filtro)</span>
                )}
              </span>{' '}
              {option.count !== undefined && (
                <span className={styles.count}>
                  <span>{option.count}</span>{' '}
                  <span className="visuallyHidden">{option.count === 1 ? 'curso' : 'cursos'}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the panel; its button keeps the focus. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus({ preventScroll: true });
}

interface ActiveFiltersProps {
  path: string;
  filters: ScheduleFilters;
  facets: CatalogueFacets;
}

/** Active filters, each a link to the list without it. */
export function ActiveFilters({ path, filters, facets }: ActiveFiltersProps) {
  const active = activeFilters(filters, facets);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros ativos" className={styles.chips}>
      {active.map(({ name, label, value }) => (
        <li key={name}>
          <Link to={path + withFilters(filters, { [name]: '' })} preventScrollReset className={styles.chip}>
            <span className="visuallyHidden">Remover filtro</span> <span>{`${label}: ${value}`}</span>
            <X aria-hidden="true" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
