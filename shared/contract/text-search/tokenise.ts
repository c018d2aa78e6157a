import { fold } from '../format/text.ts';

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
