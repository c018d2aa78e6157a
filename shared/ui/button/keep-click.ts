import type { MouseEvent } from 'react';

/** Distance within which a pressed mouse or finger counts as not moved. */
const TOLERANCE_PX = 4;

/**
 * Clicks a button that the press itself moved away: the field that loses the focus may show or hide a message, and browsers
 * then send the click to whatever lies below the pointer.
 */
export function keepClick({ button, clientX, clientY, currentTarget: pressed }: MouseEvent<HTMLElement>) {
  if (button !== 0) return;
  document.addEventListener(
    'mouseup',
    (end) => {
      const isStill = Math.hypot(end.clientX - clientX, end.clientY - clientY) < TOLERANCE_PX;
      if (isStill && !pressed.contains(end.target as Node)) pressed.click();
    },
    { once: true, capture: true },
  );
}
