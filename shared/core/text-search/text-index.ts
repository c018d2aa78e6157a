import { fold } from '../format/fold.ts';
import type { Synonyms } from './synonyms.ts';
import { splitWords, wordsOf } from './words-of.ts';

/** What an item is found by. */
export interface SearchableText {
  title: string;
  /** Whatever else it says: searched by whole words and their beginnings, and after the title. */
  more?: string;
}

export interface IndexedText<Item> {
  item: Item;
  /** Folded. */
  title: string;
  words: readonly string[];
  /** The words of the title and of the rest, each between blanks. */
  titleLine: string;
  moreLine: string;
}

/** A word that a misspelt one may be meant for. */
export interface KnownWord {
  word: string;
  /** How it is written. */
  spelling: string;
  /** One bit for each letter in it. */
  letters: number;
}

/** Texts prepared for being searched. */
export interface TextIndex<Item> {
  entries: readonly IndexedText<Item>[];
  /** Every word of the titles, and every word that has synonyms. */
  vocabulary: ReadonlyMap<string, KnownWord>;
  synonyms: Synonyms;
}

export function textIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchableText,
  synonyms: Synonyms,
): TextIndex<Item> {
  const vocabulary = new Map<string, KnownWord>();
  const learn = ({ word, spelling }: SpeltWord) => {
    if (!vocabulary.has(word)) vocabulary.set(word, { word, spelling, letters: lettersOf(word) });
  };
  const entries = items.map((item) => {
    const { spelt, ...text } = readText(textOf(item));
    spelt.forEach(learn);
    return { item, ...text };
  });
  [...synonyms.keys()].flatMap(spellingOf).forEach(learn);
  return { entries, vocabulary, synonyms };
}

type SpeltWord = Pick<KnownWord, 'word' | 'spelling'>;
type ReadText = Omit<IndexedText<unknown>, 'item'> & { spelt: readonly SpeltWord[] };

/** What was read of a text, for the next index that holds it. */
const read = new WeakMap<SearchableText, ReadText>();

function readText(text: SearchableText): ReadText {
  const known = read.get(text);
  if (known) return known;
  const { title, more = '' } = text;
  const words = wordsOf(title);
  const made = {
    title: fold(title),
    words,
    titleLine: lineOf(words),
    moreLine: lineOf(wordsOf(more)),
    spelt: splitWords(title.toLowerCase()).flatMap(spellingOf),
  };
  read.set(text, made);
  return made;
}

function spellingOf(spelling: string): SpeltWord[] {
  const [word] = wordsOf(spelling);
  return word ? [{ word, spelling }] : [];
}

const lineOf = (words: readonly string[]): string => ` ${words.join(' ')} `;

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
  rankOf: (entry: IndexedText<Item>) => number | null,
): Map<Item, number> {
  const found = new Map<Item, number>();
  for (const entry of entries) {
    const rank = rankOf(entry);
    if (rank !== null) found.set(entry.item, rank);
  }
  return found;
}
