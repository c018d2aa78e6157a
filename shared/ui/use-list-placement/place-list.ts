/** Pixels of a full list with its note. */
const PANEL_PX = 250;
/** Minimum pixels of a usable list with its note. */
const MIN_PANEL_PX = 140;
const MARGIN_PX = 8;
/** Pixels of the bottom bar on phones, which an on-screen keyboard covers. */
const BOTTOM_BAR_PX = 64;

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
  const foot = seen.bottom < windowHeight - BOTTOM_BAR_PX ? 0 : BOTTOM_BAR_PX;
  const below = seen.bottom - field.bottom - MARGIN_PX - foot;
  const above = field.top - seen.top - MARGIN_PX;
  const isAbove = below < PANEL_PX && above > below;
  const room = isAbove ? above : below;
  return { isAbove, room: Math.max(MIN_PANEL_PX, Math.min(PANEL_PX, room)), isCramped: room < MIN_PANEL_PX };
}
