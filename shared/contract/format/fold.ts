/** Removes accents, case and repeated blanks: " Gestão  de RH" and "gestao de rh" become equal. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
