/** Multiples of the room there is; the last makes a phone's page as wide as a desk's. */
const zooms = [1, 1.5, 2, 3, 4] as const;

/** Width in pixels from which the print of an A4 page can be read. */
const legible = 540;

/** Whether the print of a page so many pixels wide is too small to be read. */
export const isSmallPrint = (width: number): boolean => width < legible;

/** The next zoom in a direction; the same at the end of the row. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom);
  return next ?? zoom;
}
