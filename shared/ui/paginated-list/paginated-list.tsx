import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './paginated-list.module.css';

/** Items per page: more than any usual list has, so that only extreme ones are paginated. */
const PAGE_SIZE = 60;

interface PageOfList<Item> {
  shown: readonly Item[];
  page: number;
  pages: number;
}

/**
 * Returns one page of a list.
 * @param asked page number from the query; invalid numbers mean the first page, higher ones the last
 */
export function paginate<Item>(items: readonly Item[], asked: string | null): PageOfList<Item> {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Math.min(pages, /^[1-9]\d*$/.test(asked ?? '') ? Number(asked) : 1);
  return { shown: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

interface PagedProps<Item> {
  items: readonly Item[];
  /** Query parameter of the page number, which `portal.remote.ts` declares; also the anchor of its links. */
  parameter: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** Paginates an unbounded list, because neither servers nor phones can render thousands of items. */
export function PaginatedList<Item>({ items, parameter, children }: PagedProps<Item>) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const { shown, page, pages } = paginate(items, query.get(parameter));
  const to = (number: number) => {
    query.set(parameter, String(number));
    return `?${query}#${parameter}`;
  };
  if (pages < 2) return children(shown);
  return (
    <div id={parameter}>
      {children(shown)}
      <Pagination page={page} pages={pages} to={to} />
    </div>
  );
}

interface PageLinksProps {
  page: number;
  pages: number;
  to: (page: number) => string;
}

/** Pages of a long list, as links. */
export function Pagination({ page, pages, to }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Páginas" className="mt-8">
      <ul className={`cluster center gap-1 tabular ${styles.list}`}>
        {page > 1 && (
          <li key="previous">
            <Link to={to(page - 1)} rel="prev" className={`onLine plain ${styles.page}`}>
              Anterior
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-current={number === page ? 'page' : undefined}
                className={`onLine plain ${styles.page}`}
              >
                <span className="visuallyHidden">Página </span>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li key="next">
            <Link to={to(page + 1)} rel="next" className={`onLine plain ${styles.page}`}>
              Próxima
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Returns the page numbers to show: the first, the last, and those around the current one; null for gaps. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const offered = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return offered.flatMap((number, index) => {
    const before = offered[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
