import { queryString } from '@portal/contract/format/links';
import { Button } from '@portal/ui/button';
import fieldStyles from '@portal/ui/keyword-search/search-field.module.css';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import styles from './course-search.module.css';
import { searchedUnitsQuery } from './home.queries.ts';

const RESULTS_PATH = '/searchResult';
const SCHEDULE_PATH = '/cursos';

/**
 * Searches courses first, then processes and other results (A 2.3), optionally of one unit; without a text it shows
 * the schedule (A 2.4). A plain GET form, which works without JavaScript.
 */
export function CourseSearch() {
  const navigate = useNavigate();
  const action = useHref(RESULTS_PATH);
  const units = useQuery(searchedUnitsQuery()).data ?? [];

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const query = new URLSearchParams(asked.filter(([, value]) => value));
    const path = query.has('search') ? RESULTS_PATH : SCHEDULE_PATH;
    if (path === SCHEDULE_PATH) query.delete('assunto');
    void navigate(path + queryString(query));
  }

  return (
    <search>
      <form method="get" action={action} onSubmit={search} className={styles.form}>
        <input type="hidden" name="assunto" value="cursos" />
        <label className={fieldStyles.field}>
          O que você quer aprender?
          <input
            type="search"
            name="search"
            placeholder="Ex.: cozinha, enfermagem, barbearia"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </label>
        <label className={fieldStyles.field}>
          Onde?
          <select name="unit" defaultValue="">
            <option value="">Em qualquer unidade</option>
            {units.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Button type="submit">
          <Search aria-hidden="true" size="1.2em" />
          Buscar curso
        </Button>
      </form>
    </search>
  );
}
