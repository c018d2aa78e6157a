import { useNavigate } from '@portal/shared/router';
import { Button } from '@portal/shared/ui/button';
import type { FormEvent } from 'react';
import { readFilters, type ScheduleFilters, writeFilters } from '../../domain/schedule-filters.ts';
import styles from './schedule-filter.module.css';

interface ScheduleFilterProps {
  path: string;
  filters: ScheduleFilters;
  axes: readonly string[];
  units: readonly string[];
}

/** Area, unit and title with a Buscar button: a plain GET form, which the router takes over when it can (A 2.4). */
export function ScheduleFilter({ path, filters, axes, units }: ScheduleFilterProps) {
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) chosen.set(name, String(value));
    void navigate(path + writeFilters(readFilters(chosen)));
  }

  return (
    <search>
      <form
        // The fields show what the address says, also after "Ver todos" or the back button.
        key={writeFilters(filters)}
        method="get"
        action={`/senac-portal${path}`}
        onSubmit={search}
        className={styles.form}
      >
        {filters.seg && <input type="hidden" name="seg" value={filters.seg} />}
        <label className={styles.field}>
          Área
          <select name="axis" defaultValue={filters.axis}>
            <Options all="Todas as áreas" names={axes} chosen={filters.axis} />
          </select>
        </label>
        <label className={styles.field}>
          Unidade
          <select name="unit" defaultValue={filters.unit}>
            <Options all="Todas as unidades" names={units} chosen={filters.unit} />
          </select>
        </label>
        <label className={styles.field}>
          Título do curso
          <input type="search" name="title" defaultValue={filters.title} autoComplete="off" />
        </label>
        <Button type="submit">Buscar</Button>
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
