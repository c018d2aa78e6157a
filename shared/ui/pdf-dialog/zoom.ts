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

/** Most pixels that a canvas may have: iOS shows a larger one empty. */
export const MAX_CANVAS_PIXELS = 16_700_000;

/** Canvas pixels per CSS pixel for a page: as sharp as the screen, as far as the canvas may be that large. */
export const canvasRatio = (width: number, height: number, screenRatio: number): number =>
  Math.min(screenRatio, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));

/** Why a page gets no smaller: it is in view as a whole, or its width fills the frame already. */
export const smallestReason = (pageHeight: number, frameHeight: number): string =>
  pageHeight <= frameHeight ? 'A página inteira está à vista.' : 'Este é o menor tamanho.';
