import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Pagination } from '../pagination/pagination.tsx';

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
