/** Multiples of the frame's width; the last makes a phone's page as wide as a desktop's. */
const zooms = [1, 1.5, 2, 3, 4] as const;

/** Minimum width in pixels at which an A4 page is legible. */
const MIN_LEGIBLE_PX = 540;

/** Returns whether a page of this width is illegible. */
export const isSmallPrint = (width: number): boolean => width < MIN_LEGIBLE_PX;

/** Returns the next zoom in a direction, or the same at the last one. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? zooms.find((each) => each > zoom) : zooms.findLast((each) => each < zoom);
  return next ?? zoom;
}

/** Maximum canvas size: iOS shows larger ones empty. */
export const MAX_CANVAS_PIXELS = 16_700_000;

/** Returns canvas pixels per CSS pixel: as sharp as the screen, within the maximum canvas size. */
export const canvasRatio = (width: number, height: number, screenRatio: number): number =>
  Math.min(screenRatio, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));

/** Explains why a page cannot be smaller: it is completely visible, or its width already fills the frame. */
export const smallestReason = (pageHeight: number, frameHeight: number): string =>
  pageHeight <= frameHeight ? 'A página inteira está à vista.' : 'Este é o menor tamanho.';
