import { groupDigits } from '@portal/contract/format/money';
import { Button } from '@portal/ui/button';
import { type FormEvent, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useFocusFallback } from '../use-focus-fallback/use-focus-fallback.ts';
import styles from './keyword-search.module.css';

interface KeywordSearchProps {
  /** Results page; the keyword is in its query. */
  path: string;
  /** Query parameter of the keyword. */
  name: string;
  label: string;
  /** Current keyword. */
  value: string;
  /** Number of results, once known. */
  found?: number;
}

/** Keyword search: a plain GET form, submitted by Enter or Buscar (B 2.8, B 2.9). An empty keyword shows everything. */
export function KeywordSearch({ path, name, label, value, found }: KeywordSearchProps) {
  const navigate = useNavigate();
  const action = useHref(path);
  // Another keyword remounts the field, which closes a phone's keyboard: the focus moves here.
  const place = useRef<HTMLElement>(null);
  useFocusFallback(place, value);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get(name)).trim();
    void navigate(keyword ? `${path}?${new URLSearchParams({ [name]: keyword })}` : path);
  }

  return (
    <search ref={place} tabIndex={-1}>
      <form
        key={value}
        method="get"
        action={action}
        onSubmit={search}
        className={`noPrint cluster alignEnd ${styles.form}`}
      >
        <label className={`stack gap-1 bold ${styles.field}`}>
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
      <p role="status" className="visuallyHidden">
        {value && found !== undefined && `${groupDigits(found)} ${found === 1 ? 'resultado' : 'resultados'}`}
      </p>
    </search>
  );
}
