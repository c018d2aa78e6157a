import { Button } from '@portal/ui/button';
import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import styles from './keyword-search.module.css';
import fieldStyles from './search-field.module.css';

interface KeywordSearchProps {
  /** The page that shows the results; the keyword goes into its address. */
  path: string;
  /** Name of the keyword in the address. */
  name: string;
  label: string;
  /** The keyword in the address now. */
  value: string;
}

/** A search by keyword: a plain GET form, on Enter or Buscar (B 2.8, B 2.9). An empty one shows everything. */
export function KeywordSearch({ path, name, label, value }: KeywordSearchProps) {
  const navigate = useNavigate();
  const action = useHref(path);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get(name)).trim();
    void navigate(keyword ? `${path}?${new URLSearchParams({ [name]: keyword })}` : path);
  }

  return (
    <search>
      <form key={value} method="get" action={action} onSubmit={search} className={styles.form}>
        <label className={fieldStyles.field}>
          {label}
          <input
            type="search"
            name={name}
            defaultValue={value}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
        </label>
        <Button type="submit">Buscar</Button>
      </form>
    </search>
  );
}
