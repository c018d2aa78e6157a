import damerauLevenshtein from 'damerau-levenshtein';
import { fold } from '../format/fold.ts';
import { type Titled, type TitleIndex, wordsOf } from './title-index.ts';

/** Result of a search among titles. */
interface FoundTitles<Item> {
  /** How well each fits, 0 best. */
  ranks: ReadonlyMap<Item, number>;
  /** What could have been meant instead, best first, where nothing fits exactly. */
  didYouMean: string[];
}

const CORRECTIONS = 3;
/** Maximum length of a search: no title is longer, and the cost grows with each word. */
const LONGEST = 100;
/** Stop words. */
const unspecific = new Set(['curso', 'cursos']);

/**
 * Titles that contain a text, or every word of it in any order, ignoring accents and case. Where there is none, titles
 * whose words differ by typos: one in words of 4 to 7 letters, two in longer ones, none in shorter.
 */
export function findTitles<Item extends Titled>(index: TitleIndex<Item>, text: string): FoundTitles<Item> {
  const phrase = fold(text.slice(0, LONGEST)).replace(/\s+/g, ' ');
  const words = specific(wordsOf(phrase));
  const exact = ranked(index, ({ item: { title } }) => exactRank(title, phrase, words));
  return exact.size > 0 || words.length === 0
    ? { ranks: exact, didYouMean: [] }
    : findSimilar(index, phrase, words);
}

/** The words that narrow a search; all of them where none does. */
function specific(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => word.length > 2 && !unspecific.has(word));
  return telling.length > 0 ? telling : words;
}

function exactRank(title: string, phrase: string, words: readonly string[]): number | null {
  const at = title.indexOf(phrase);
  if (at === 0) return 0;
  if (at > 0) return /[\p{L}\p{N}]/u.test(title.charAt(at - 1)) ? 2 : 1;
  return words.length > 0 && words.every((word) => title.includes(word)) ? 3 : null;
}

/** The titles that need the fewest corrections. */
function findSimilar<Item extends Titled>(
  index: TitleIndex<Item>,
  phrase: string,
  words: readonly string[],
): FoundTitles<Item> {
  const similar = words.map((word) => similarWords(word, index.spellings.keys()));
  const typos = ranked(index, (each) => typosIn(each.words, similar));
  const fewest = Math.min(...typos.values());
  const ranks = new Map([...typos].filter(([, count]) => count === fewest));
  const corrections = index.items
    .filter(({ item }) => ranks.has(item))
    .map((each) => corrected(phrase, words, similar, each.words, index.spellings));
  return { ranks, didYouMean: [...new Set(corrections)].slice(0, CORRECTIONS) };
}

/** By word of the titles, the number of typos between it (or its beginning) and what was typed. */
function similarWords(typed: string, vocabulary: Iterable<string>): Map<string, number> {
  const tolerance = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  const similar = new Map<string, number>();
  for (const word of vocabulary) {
    const typos = word.includes(typed) ? 0 : typosBetween(typed, word, tolerance);
    if (typos <= tolerance) similar.set(word, typos);
  }
  return similar;
}

function typosBetween(typed: string, word: string, tolerance: number): number {
  if (tolerance === 0 || word.length < typed.length - tolerance) return Number.POSITIVE_INFINITY;
  const whole = word.length - typed.length <= tolerance ? distance(typed, word) : Number.POSITIVE_INFINITY;
  return Math.min(whole, distance(typed, word.slice(0, typed.length)));
}

const distance = (one: string, other: string): number => damerauLevenshtein(one, other).steps;

/** Sum of the typos in all words, or null where a word has nothing similar in the title. */
function typosIn(title: readonly string[], similar: readonly ReadonlyMap<string, number>[]): number | null {
  const fewest = similar.map((words) =>
    Math.min(...title.map((word) => words.get(word) ?? Number.POSITIVE_INFINITY)),
  );
  const sum = fewest.reduce((total, typos) => total + typos, 0);
  return Number.isFinite(sum) ? sum : null;
}

/** What was typed, with misspelt words replaced by the title's. */
function corrected(
  phrase: string,
  words: readonly string[],
  similar: readonly ReadonlyMap<string, number>[],
  title: readonly string[],
  spellings: ReadonlyMap<string, string>,
): string {
  return wordsOf(phrase)
    .map((typed) => {
      const known = similar[words.indexOf(typed)];
      if (!known) return typed;
      const [best] = title
        .filter((word) => known.has(word))
        .toSorted((one, other) => (known.get(one) ?? 0) - (known.get(other) ?? 0));
      return best === undefined || known.get(best) === 0 ? typed : (spellings.get(best) ?? best);
    })
    .join(' ');
}

function ranked<Item extends Titled>(
  { items }: TitleIndex<Item>,
  rankOf: (each: TitleIndex<Item>['items'][number]) => number | null,
): Map<Item, number> {
  const ranks = new Map<Item, number>();
  for (const each of items) {
    const rank = rankOf(each);
    if (rank !== null) ranks.set(each.item, rank);
  }
  return ranks;
}
