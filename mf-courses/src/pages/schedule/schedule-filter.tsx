import { titleSuggestionsQuery } from '@portal/client/catalogue/catalogue-query';
import type { CatalogueFacets } from '@portal/contract/endpoints/catalogue';
import { Button } from '@portal/ui/button';
import { Combobox } from '@portal/ui/combobox-field/combobox';
import { FormField } from '@portal/ui/form-field';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import {
  type FilterName,
  filterNames,
  isFiltered,
  listFacets,
  type Modality,
  readFilters,
  type ScheduleFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
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

/** Axis, unit, title and free hours: a plain GET form that the router takes over after hydration (A 2.4, A 5.1). */
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
        className={`grid alignEnd ${styles.filter}`}
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

/** Debounce of typing (A 9, "Dropdown search typing timeout"). */
const TYPING_PAUSE_MS = 500;

/** Title search with suggestions while typing (A 2.4); any text is valid. */
export function TitleField({ modality, value, onPick }: TitleFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [active, setActive] = useState(value);
  if (active !== value) {
    setActive(value);
    setTyped(value);
  }
  // Keeps text typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);

  const [wanted, setWanted] = useState('');
  const { data, isFetching } = useQuery(titleSuggestionsQuery(wanted, String(modality)));
  const titles = data && [...new Set(data.map(({ title }) => title))];
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopWaiting = () => clearTimeout(pause.current);
  useEffect(() => stopWaiting, []);

  return (
    <FormField id={id} label="Título do curso" error={undefined}>
      <Combobox
        id={id}
        ref={input}
        name="title"
        label="Título do curso"
        options={titles ?? []}
        keyOf={String}
        format={String}
        text={typed}
        selected={null}
        status={describeCount(titles)}
        isReady={(titles !== undefined || isFetching) && typed.trim() !== ''}
        onType={(text) => {
          setTyped(text);
          stopWaiting();
          pause.current = setTimeout(() => setWanted(text.trim()), TYPING_PAUSE_MS);
        }}
        onPick={(text) => {
          if (text === null) return;
          stopWaiting();
          setTyped(text);
          onPick(text);
        }}
        onEnter={stopWaiting}
      />
    </FormField>
  );
}

function describeCount(titles: readonly string[] | undefined): string {
  if (!titles) return 'Procurando…';
  if (titles.length === 0) return 'Nenhuma sugestão. Você pode buscar assim mesmo.';
  return titles.length === 1 ? '1 sugestão.' : `${titles.length} sugestões.`;
}
