/** Text without accents, in lower case, blanks joined: what searches compare on both sides ("Gestão" finds "gestao"). */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
