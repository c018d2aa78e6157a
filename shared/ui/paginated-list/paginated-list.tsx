import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Pagination } from '../pagination/pagination.tsx';
import { paginate } from './paginate.ts';

interface PagedProps<Item> {
  items: readonly Item[];
  /** Query parameter of the page number, which `pages.ts` declares; also the anchor of its links. */
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
