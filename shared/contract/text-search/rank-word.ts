import { isNumber } from '../format/text.ts';
import { inflectWord, meaningsOf, type Synonyms } from './synonyms.ts';
import type { IndexedText } from './text-index.ts';

/** Ranks: the phrase in the title, then its words in the title, then the rest of the text. */
export const ranks = {
  titleBegins: 0,
  titleWordBegins: 1,
  titleWords: 2,
  titleSynonyms: 3,
  moreWords: 4,
  moreSynonyms: 5,
} as const;

/** Word of a search with its forms and synonyms. */
export interface SearchWord {
  word: string;
  /** Singular and plural, masculine and feminine; without forms that begin with the word. */
  forms: readonly string[];
  meanings: readonly string[];
}

export const toSearchWord = (word: string, synonyms: Synonyms): SearchWord => ({
  word,
  forms: inflectWord(word).filter((form) => !form.startsWith(word)),
  meanings: meaningsOf(synonyms, word),
});

/** Ranks a text by one word: beginnings of words, then whole words in another form, then synonyms. Null without a match. */
export function rankWord(text: IndexedText, asked: SearchWord, titleOnly = false): number | null {
  if (hasWord(text.titleLine, asked)) return ranks.titleWords;
  if (hasMeaning(text.titleLine, asked)) return ranks.titleSynonyms;
  if (titleOnly) return null;
  if (hasWord(text.moreLine, asked)) return ranks.moreWords;
  return hasMeaning(text.moreLine, asked) ? ranks.moreSynonyms : null;
}

const hasWord = (line: string, { word, forms }: SearchWord): boolean =>
  hasWordStart(line, word) || forms.some((form) => line.includes(` ${form} `));

const hasMeaning = (line: string, { meanings }: SearchWord): boolean =>
  meanings.some((meaning) => hasWordStart(line, meaning));

const hasWordStart = (line: string, text: string): boolean =>
  line.includes(isNumber(text) ? ` ${text} ` : ` ${text}`);
