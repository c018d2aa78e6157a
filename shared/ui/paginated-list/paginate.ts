/** Items on a page: more than any list of the institution has, so that only what has got out of hand is paged. */
const SIZE = 60;

interface PageOfList<Item> {
  shown: readonly Item[];
  page: number;
  pages: number;
}

/**
 * One page of a list.
 * @param asked the number of the page as an address has it; beyond the last it is the last, and no number is the first
 */
export function paginate<Item>(items: readonly Item[], asked: string | null): PageOfList<Item> {
  const pages = Math.max(1, Math.ceil(items.length / SIZE));
  const page = Math.min(pages, /^[1-9]\d*$/.test(asked ?? '') ? Number(asked) : 1);
  return { shown: items.slice((page - 1) * SIZE, page * SIZE), page, pages };
}
