import { fold } from '../format/fold.ts';

/** The words of a text without accents and capitals; numbers without leading zeros, so that "050" and "50" are one. */
export const tokenise = (text: string): string[] =>
  splitWords(fold(text)).map((word) => (isNumber(word) ? word.replace(/^0+(?=\d)/, '') : word));

/** The words of a text as they are written. */
export const splitWords = (text: string): string[] =>
  text
    .normalize()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

export const isNumber = (word: string): boolean => /^\d+$/.test(word);
