import { Link } from 'react-router-dom';
import styles from './pagination.module.css';

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
            <Link to={to(page - 1)} rel="prev" className={styles.page}>
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
                className={styles.page}
              >
                <span className="visuallyHidden">Página </span>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li key="next">
            <Link to={to(page + 1)} rel="next" className={styles.page}>
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
