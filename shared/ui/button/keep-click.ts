import type { MouseEvent } from 'react';

/** Maximum movement of a pointer that counts as still. */
const TOLERANCE_PX = 4;

/**
 * Clicks a button that moved away during the click: blurring a field may show or hide a message, and browsers then
 * send the click to the element now below the pointer.
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
