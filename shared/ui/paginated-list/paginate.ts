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
