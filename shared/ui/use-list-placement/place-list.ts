/** Pixels of a whole list with its note. */
const PANEL = 250;
/** Pixels of a list with its note below which nobody can choose from it. */
const MIN_PANEL = 140;
/** Pixels between list and edge. */
const MARGIN = 8;
/** Pixels of the bar at the foot of phones, which a keyboard on the screen covers. */
const BOTTOM_BAR = 64;

/** The part of the window that can be seen: a keyboard on the screen covers the rest. */
export interface VisibleArea {
  top: number;
  bottom: number;
}

export interface ListPlacement {
  isAbove: boolean;
  /** Pixels that list and note may take. */
  room: number;
  /** Whether there is no room on either side: the field goes up first. */
  isCramped: boolean;
}

/**
 * Decides where a list opens: below its field, or above where only there is room for it, and never under a keyboard.
 * @param field its edges, in pixels from the top of the window
 */
export function placeList(field: VisibleArea, seen: VisibleArea, windowHeight: number): ListPlacement {
  const foot = seen.bottom < windowHeight - BOTTOM_BAR ? 0 : BOTTOM_BAR;
  const below = seen.bottom - field.bottom - MARGIN - foot;
  const above = field.top - seen.top - MARGIN;
  const isAbove = below < PANEL && above > below;
  const room = isAbove ? above : below;
  return { isAbove, room: Math.max(MIN_PANEL, Math.min(PANEL, room)), isCramped: room < MIN_PANEL };
}
