/** SVG outlines of the sun on the equator line above the river, in a square of 64 units. */
export const markOutlines = {
  sun: 'M10 32a22 22 0 0 1 44 0zM2 32h60v3H2z',
  river: 'M12 43q5-5 10 0t10 0 10 0 10 0M20 53q4-4 8 0t8 0 8 0',
};

/** Returns the outlines as markup. `ink` is the river's colour. */
export const mark = (ink: string): string =>
  `<path fill="#F7941D" d="${markOutlines.sun}"/><path fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" d="${markOutlines.river}"/>`;
