import { titleSuggestionsQuery } from '@portal/client/catalogue/catalogue-query';
import type { CatalogueFacets } from '@portal/contract/endpoints/catalogue';
import { Button } from '@portal/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import { type FilterName, filterNames } from '../../domain/filter-names.ts';
import {
  isFiltered,
  listFacets,
  type Modality,
  readFilters,
  type ScheduleFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import { SuggestField } from '../../parts/suggest-field.tsx';
import { FacetSelect } from './filter-bar.tsx';
import { LIST_ID } from './results.tsx';
import styles from './schedule.module.css';

interface ScheduleFilterProps {
  path: string;
  modality: Modality;
  filters: ScheduleFilters;
  options: CatalogueFacets | undefined;
  /** Navigates to another state of the page, such as `?city=Santana`. */
  onGo: (search: string) => void;
}

/** Form id, for the free hours, which are outside the form element. */
export const FORM_ID = 'filtro';

/** Parameters of the URL that the form keeps in addition to its own fields; another search begins at the first page. */
const ownFields: readonly FilterName[] = ['axis', 'unit', 'title', 'week', 'page'];
const keptParameters = filterNames.filter((name) => !ownFields.includes(name));

/**
 * Axis, unit, title and free hours with a Buscar button: a plain GET form that the router takes over after hydration
 * (A 2.4). Empty filters lead to the full list (A 5.1).
 */
export function ScheduleFilter({ path, modality, filters, options, onGo }: ScheduleFilterProps) {
  const action = useHref(path);

  const form = useRef<HTMLFormElement>(null);

  /** @param picked a title that the field does not contain yet */
  function search(picked?: string) {
    if (!form.current) return;
    const data = new FormData(form.current);
    if (picked !== undefined) data.set('title', picked);
    const written = [...data].map(([name, value]) => [name, String(value)]);
    const chosen = readFilters(new URLSearchParams(written));
    onGo(isFiltered(chosen) ? writeFilters(chosen) : '');
    collapseWeek(form.current);
  }

  return (
    <search>
      <form
        ref={form}
        id={FORM_ID}
        method="get"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
        className={styles.filter}
      >
        {keptParameters.map(
          (name) => filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
        )}
        {listFacets(filters, options)
          .filter(({ place }) => place === 'form')
          .map((facet) => (
            <div key={facet.name} className={styles.select}>
              {/* Remounts on another URL, such as that of "Ver todos" or a back navigation. */}
              <FacetSelect
                key={facet.value}
                name={facet.name}
                facet={{ ...facet, options: facet.options.map(({ count: _, ...option }) => option) }}
                defaultValue={facet.value}
              />
            </div>
          ))}
        <TitleField modality={modality} value={filters.title} onPick={search} />
        <Button type="submit" className={styles.submit}>
          Buscar
        </Button>
      </form>
    </search>
  );
}

/** Collapses the week: the results are below. */
function collapseWeek({ elements }: HTMLFormElement): void {
  const hours = elements.namedItem('seg-manha');
  const week = hours instanceof Element ? hours.closest('details[open]') : null;
  if (!week) return;
  week.removeAttribute('open');
  const list = document.getElementById(LIST_ID);
  list?.scrollIntoView?.();
  list?.focus({ preventScroll: true });
}

interface TitleFieldProps {
  modality: Modality;
  value: string;
  onPick: (title: string) => void;
}

/** Title search with suggestions while typing (A 2.4). */
function TitleField({ modality, value, onPick }: TitleFieldProps) {
  const [wanted, setWanted] = useState('');
  const { data, isFetching } = useQuery(titleSuggestionsQuery(wanted, String(modality)));
  const texts = data && [...new Set(data.map(({ title }) => title))];
  return (
    <SuggestField
      label="Título do curso"
      name="title"
      value={value}
      suggestions={texts ? { kind: 'loaded', texts } : { kind: isFetching ? 'loading' : 'idle' }}
      onPause={setWanted}
      onPick={onPick}
    />
  );
}
