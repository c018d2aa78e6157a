import { useHref, useNavigate } from '@portal/shared/router';
import { Button } from '@portal/shared/ui/button';
import { PlainInput, PlainSelect } from '@portal/shared/ui/plain-field';
import type { FormEvent } from 'react';
import {
  isFiltered,
  readFilters,
  type ScheduleFilters,
  writeFilters,
} from '../../domain/schedule-filters.ts';
import styles from './schedule.module.css';

interface ScheduleFilterProps {
  path: string;
  filters: ScheduleFilters;
  axes: readonly string[];
  units: readonly string[];
}

/**
 * Area, unit and title with a Buscar button: a plain GET form, which the router takes over when it can (A 2.4). With
 * all three empty it leads back to the full list (A 5.1).
 */
export function ScheduleFilter({ path, filters, axes, units }: ScheduleFilterProps) {
  const navigate = useNavigate();
  const action = useHref(path);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const chosen = readFilters(new URLSearchParams(written));
    void navigate(isFiltered(chosen) ? path + writeFilters(chosen) : path);
  }

  return (
    <search>
      <form
        // The fields show what the address says, also after "Ver todos" or the back button.
        key={writeFilters(filters)}
        method="get"
        action={action}
        onSubmit={search}
        className={styles.filter}
      >
        {filters.seg && <input type="hidden" name="seg" value={filters.seg} />}
        <PlainSelect label="Área" name="axis" defaultValue={filters.axis}>
          <Options all="Todas as áreas" names={axes} chosen={filters.axis} />
        </PlainSelect>
        <PlainSelect label="Unidade" name="unit" defaultValue={filters.unit}>
          <Options all="Todas as unidades" names={units} chosen={filters.unit} />
        </PlainSelect>
        <PlainInput
          label="Título do curso"
          type="search"
          name="title"
          defaultValue={filters.title}
          autoComplete="off"
        />
        <Button type="submit" className={styles.submit}>
          Buscar
        </Button>
      </form>
    </search>
  );
}

/** What the address asks for is among the options even where no course has it. */
function Options({ all, names, chosen }: { all: string; names: readonly string[]; chosen: string }) {
  const options = chosen && !names.includes(chosen) ? [...names, chosen] : names;
  return (
    <>
      <option value="">{all}</option>
      {options.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </>
  );
}
