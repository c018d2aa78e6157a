/** How a carousel's position is counted. */
export interface CarouselShape {
  /** Slides in all. */
  count: number;
  /** Slides seen at once. */
  perPage: number;
  /** Whether the end leads back to the beginning; otherwise both ends stop. */
  wrap: boolean;
}

/**
 * When the second card comes: 'auto' above 640 px (the schedule), 'compact' from 542 px (the home page) (A 9). 'stacked'
 * shows all cards one below the other up to 640 px.
 */
export type CardRule = 'auto' | 'compact' | 'stacked';

/** Cards side by side in a window of this many pixels (A 9). */
export function cardsPerPage(windowWidth: number, rule: CardRule = 'auto'): number {
  if (windowWidth < (rule === 'compact' ? 542 : 641))
    return rule === 'stacked' ? Number.POSITIVE_INFINITY : 1;
  if (windowWidth <= 768) return 2;
  return windowWidth <= 1280 ? 3 : 4;
}

/** The last position: from there the last slide is seen. */
export const lastPosition = ({ count, perPage }: CarouselShape): number => Math.max(0, count - perPage);

/** Where one step leads: one slide on or back, stopping or wrapping at the ends. */
export function step(position: number, direction: 1 | -1, shape: CarouselShape): number {
  const last = lastPosition(shape);
  const next = Math.min(position, last) + direction;
  if (next < 0) return shape.wrap ? last : 0;
  if (next > last) return shape.wrap ? 0 : last;
  return next;
}

/** Whether a step in this direction leads anywhere. */
export const canStep = (position: number, direction: 1 | -1, shape: CarouselShape): boolean =>
  step(position, direction, shape) !== Math.min(position, lastPosition(shape));

/** Whether the slide at this place is seen from this position. */
export function isSeen(place: number, position: number, shape: CarouselShape): boolean {
  const first = Math.min(position, lastPosition(shape));
  return place >= first && place < first + shape.perPage;
}
