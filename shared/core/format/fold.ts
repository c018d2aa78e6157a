/** A text without accents and capitals, for comparing what people type: "Gastronomía " and "gastronomia" are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
