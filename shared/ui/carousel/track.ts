/** Width of a slide, in pixels: all are of one width; 0 where nothing is laid out. */
export const slideWidth = (track: Element): number =>
  track.firstElementChild?.getBoundingClientRect().width ?? 0;

/** The slide at the start of what is seen of a list; 0 where nothing is laid out. */
export const firstSeen = (track: Element): number =>
  Math.round(track.scrollLeft / (slideWidth(track) || Number.POSITIVE_INFINITY));
