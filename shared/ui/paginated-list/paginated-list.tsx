import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Pagination } from '../pagination/pagination.tsx';
import { paginate } from './paginate.ts';

interface PagedProps<Item> {
  items: readonly Item[];
  /** Search parameter with the number of the page, which `pages.ts` declares; also the anchor that its links lead to. */
  parameter: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** A list without bound, a page of it at a time: no server is asked to render, and no phone to hold, thousands of items. */
export function PaginatedList<Item>({ items, parameter, children }: PagedProps<Item>) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const { shown, page, pages } = paginate(items, asked.get(parameter));
  const to = (number: number) => {
    asked.set(parameter, String(number));
    return `?${asked}#${parameter}`;
  };
  if (pages < 2) return children(shown);
  return (
    <div id={parameter}>
      {children(shown)}
      <Pagination page={page} pages={pages} to={to} />
    </div>
  );
}
