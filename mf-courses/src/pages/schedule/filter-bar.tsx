import type { CataloguePage } from '@portal/shared/contract/catalogue';
import { useHydrated } from '@portal/ui/use-hydrated';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import {
  availableOptions,
  isChosen,
  type Modality,
  orders,
  type ScheduleFilters,
  visibleFacets,
  withFilters,
} from '../../domain/schedule-filters.ts';
import styles from './filter-bar.module.css';
import { FilterPanel } from './filter-panel.tsx';
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
            return {
              ...option,
              chosen,
              to: path + withFilters(filters, { [name]: chosen ? '' : option.value }),
            };
          })}
        />
      ))}
      <FilterPanel
        kind="order"
        label="Ordem"
        options={orders(filters).map(({ value, label }) => ({
          value,
          label,
          chosen: value === filters.sort,
          to: path + withFilters(filters, { sort: value }),
        }))}
      />
    </Bar>
  );
}

interface BarProps {
  /** Replaces it on phones after hydration. */
  sheet: ReactNode;
  children: ReactNode;
}

function Bar({ sheet, children }: BarProps) {
  const hydrated = useHydrated();
  const bar = useRef<HTMLDivElement>(null);
  useCloseOutside(bar);
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

function useCloseOutside(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = ({ target }: Event) => {
      const open = bar.current?.querySelector('details[open]');
      if (open && !open.contains(target as Node)) open.removeAttribute('open');
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [bar]);
}
