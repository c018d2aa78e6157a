/** Pixels of a full list with its note. */
const PANEL = 250;
/** Minimum pixels of a usable list with its note. */
const MIN_PANEL = 140;
const MARGIN = 8;
/** Pixels of the bottom bar on phones, which an on-screen keyboard covers. */
const BOTTOM_BAR = 64;

/** Part of the window not covered by an on-screen keyboard. */
export interface VisibleArea {
  top: number;
  bottom: number;
}

export interface ListPlacement {
  isAbove: boolean;
  /** Pixels for list and note. */
  room: number;
  /** Whether neither side has room: the page scrolls the field up first. */
  isCramped: boolean;
}

/**
 * Places a list below its field, or above if only there is room, and never behind a keyboard.
 * @param field edges in pixels from the top of the window
 */
export function placeList(field: VisibleArea, seen: VisibleArea, windowHeight: number): ListPlacement {
  const foot = seen.bottom < windowHeight - BOTTOM_BAR ? 0 : BOTTOM_BAR;
  const below = seen.bottom - field.bottom - MARGIN - foot;
  const above = field.top - seen.top - MARGIN;
  const isAbove = below < PANEL && above > below;
  const room = isAbove ? above : below;
  return { isAbove, room: Math.max(MIN_PANEL, Math.min(PANEL, room)), isCramped: room < MIN_PANEL };
}
