/** Removes accents, case and repeated blanks: " Gestão  de RH" and "gestao de rh" become equal. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Converts a text for use in a path: "Saias de Marabaixo!" becomes "saias-de-marabaixo". */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Joins known facts on one line. The space before the dot does not break, so that no line begins with a dot. */
export const joinFacts = (...facts: (string | number | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');

/** Text of a course or position without prerequisites (A 2.10, B 2.3). */
export const noPrerequisites = 'Não há pré requisitos';

/** Splits a text into folded words; numbers lose leading zeros, so that "050" and "50" are equal. */
export const tokenise = (text: string): string[] =>
  splitWords(fold(text)).map((word) => (isNumber(word) ? word.replace(/^0+(?=\d)/, '') : word));

/** Splits a text into words as spelt. */
export const splitWords = (text: string): string[] =>
  text
    .normalize()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
