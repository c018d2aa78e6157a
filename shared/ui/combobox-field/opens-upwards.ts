/** Pixels of the list with its note, and of the bar at the foot of phones. */
const PANEL = 320;

/**
 * Whether a list stands above its field: where it has no room below and more above.
 * @param field its edges, in pixels from the upper edge of the window
 * @param height of the window in pixels, without a keyboard on the screen
 */
export const opensUpwards = (field: { top: number; bottom: number }, height: number): boolean =>
  height - field.bottom < PANEL && field.top > height - field.bottom;
