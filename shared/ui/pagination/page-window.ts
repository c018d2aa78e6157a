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
