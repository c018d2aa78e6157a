/** Numbers of pages to offer, null for those left out: the first, the last, and those around the current one. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const offered = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return offered.flatMap((number, place) => {
    const before = offered[place - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
