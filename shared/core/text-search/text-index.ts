import { memoise } from '../collections/memoise.ts';
import { fold } from '../format/fold.ts';
import type { Synonyms } from './synonyms.ts';
import { splitWords, tokenise } from './tokenise.ts';

/** What an item is found by. */
export interface SearchableText {
  title: string;
  /** Whatever else it says: searched by whole words and their beginnings, and after the title. */
  more?: string;
}

export interface IndexedText {
  /** Folded. */
  title: string;
  /** The words of the title. */
  words: readonly SpeltWord[];
  /** The words of the title and of the rest, each between blanks. */
  titleLine: string;
  moreLine: string;
}

interface SpeltWord {
  word: string;
  /** How it is written. */
  spelling: string;
}

/** A word that a misspelt one may be meant for. */
export interface KnownWord extends SpeltWord {
  /** One bit for each letter in it. */
  letters: number;
}

/** Texts prepared for being searched. */
export interface TextIndex<Item> {
  entries: readonly { item: Item; text: IndexedText }[];
  /** Every word of the titles, and every word that has synonyms. */
  vocabulary: ReadonlyMap<string, KnownWord>;
  synonyms: Synonyms;
}

export function textIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => IndexedText,
  synonyms: Synonyms,
): TextIndex<Item> {
  const vocabulary = new Map<string, KnownWord>();
  const learn = ({ word, spelling }: SpeltWord) => {
    if (!vocabulary.has(word)) vocabulary.set(word, { word, spelling, letters: lettersOf(word) });
  };
  const entries = items.map((item) => ({ item, text: textOf(item) }));
  for (const { text } of entries) text.words.forEach(learn);
  [...synonyms.keys()].flatMap(spellingOf).forEach(learn);
  return { entries, vocabulary, synonyms };
}

/** Reads texts for an index. The same word of all that one reader reads is kept once. */
export function textReader(): (given: SearchableText) => IndexedText {
  const spell = memoise(spellingOf);
  return ({ title, more = '' }) => ({
    title: fold(title),
    words: splitWords(title.toLowerCase()).flatMap(spell),
    titleLine: lineOf(tokenise(title)),
    moreLine: lineOf(tokenise(more)),
  });
}

function spellingOf(spelling: string): SpeltWord[] {
  const [word] = tokenise(spelling);
  return word ? [{ word, spelling }] : [];
}

const lineOf = (words: readonly string[]): string => ['', ...words, ''].join(' ');

/** A bit for each letter from a to z that a word has; all other characters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (const character of word) {
    const bit = character.charCodeAt(0) - 97;
    letters |= 1 << (bit >= 0 && bit < 26 ? bit : 26);
  }
  return letters;
}

/** The items that have a rank, with it. */
export function ranked<Item>(
  { entries }: TextIndex<Item>,
  rankOf: (text: IndexedText) => number | null,
): Map<Item, number> {
  const found = new Map<Item, number>();
  for (const { item, text } of entries) {
    const rank = rankOf(text);
    if (rank !== null) found.set(item, rank);
  }
  return found;
}
