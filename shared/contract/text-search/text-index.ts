import { fold, splitWords, tokenise } from '../format/text.ts';
import type { Synonyms } from './synonyms.ts';

/** Searchable text of an item. */
export interface SearchableText {
  title: string;
  /** Further text: searched by whole words and their beginnings, ranked after the title. */
  more?: string;
}

export interface IndexedText {
  /** Folded. */
  title: string;
  words: readonly SpeltWord[];
  /** All words, each between blanks. */
  titleLine: string;
  moreLine: string;
}

interface SpeltWord {
  word: string;
  spelling: string;
}

/** Candidate for correcting a misspelt word. */
export interface KnownWord extends SpeltWord {
  /** Bit mask of its letters. */
  letters: number;
}

/** Texts indexed for search. */
export interface TextIndex<Item> {
  entries: readonly { item: Item; text: IndexedText }[];
  /** Words of all titles, and words with synonyms. */
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
  [...synonyms.keys()].flatMap(spellWord).forEach(learn);
  return { entries, vocabulary, synonyms };
}

/** Prepares a text for {@link textIndex}. */
export const readText = ({ title, more = '' }: SearchableText): IndexedText => ({
  title: fold(title),
  words: splitWords(title.toLowerCase()).flatMap(spellWord),
  titleLine: joinLine(tokenise(title)),
  moreLine: joinLine(tokenise(more)),
});

function spellWord(spelling: string): SpeltWord[] {
  const [word] = tokenise(spelling);
  return word ? [{ word, spelling }] : [];
}

const joinLine = (words: readonly string[]): string => ['', ...words, ''].join(' ');

/** Returns a bit for each letter from a to z in a word; all other characters share one. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (const character of word) {
    const bit = character.charCodeAt(0) - 97;
    letters |= 1 << (bit >= 0 && bit < 26 ? bit : 26);
  }
  return letters;
}

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
