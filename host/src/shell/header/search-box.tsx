import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { focusOn } from '../focus-link.tsx';
import styles from './site-header.module.css';

const RESULTS = '/searchResult';

/**
 * Site search (A 2.1): Enter or the icon opens /searchResult?search={text} unless the text is empty. A real form, so
 * that it works without JavaScript.
 */
export function SearchBox() {
  const navigate = useNavigate();
  const action = useHref(RESULTS);
  const { pathname, search } = useLocation();
  const searched = pathname === RESULTS ? (new URLSearchParams(search).get('search') ?? '') : '';

  const last = useRef(searched);
  // A new search replaces the field. If the field had the focus, the focus moves to the results.
  useEffect(() => {
    const heading = document.querySelector('main h1');
    const isNew = last.current !== searched;
    last.current = searched;
    if (isNew && heading && document.activeElement === document.body)
      focusOn(heading, { preventScroll: true });
  }, [searched]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search')).trim();
    if (text !== '') void navigate(`${RESULTS}?${new URLSearchParams({ search: text })}`);
  };

  return (
    <search className={styles.box}>
      <form className="flex framed rounded" action={action} method="get" onSubmit={onSubmit}>
        <input
          key={searched}
          id="busca"
          type="search"
          name="search"
          aria-label="Pesquise no site"
          placeholder="Pesquise no site"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          required
          defaultValue={searched}
        />
        <button type="submit" aria-label="Pesquisar">
          <Search aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
