/** A text without accents and capitals, blanks joined: " Gestão  de RH" and "gestao de rh" are one. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
