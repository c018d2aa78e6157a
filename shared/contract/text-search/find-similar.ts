import damerauLevenshtein from 'damerau-levenshtein';
import { groupBy } from '../collections/group-by.ts';
import { isNumber, splitWords } from '../format/text.ts';
import { rankWord, type SearchWord } from './rank-word.ts';
import { meaningsOf } from './synonyms.ts';
import { type IndexedText, type KnownWord, lettersOf, ranked, type TextIndex } from './text-index.ts';

export interface FoundTexts<Item> {
  /** Quality of the matches, 0 best. */
  ranks: ReadonlyMap<Item, number>;
  /** Suggested texts, best first, if nothing matches exactly. */
  didYouMean: string[];
}

const MAX_CORRECTIONS = 3;

/** Shorter parts occur in many other words: "ead" in "Cacheados". */
const MIN_PART_LENGTH = 5;

/** Ranks synonyms of misspelt words after exact names, for any number of words by less than a typo. */
const MEANING_PENALTY = 0.1;

/** Known words similar to a typed one, with the number of typos, and their synonyms. */
interface Similar extends SearchWord {
  similarWords: ReadonlyMap<string, number>;
  similarMeanings: ReadonlyMap<string, { of: string; typos: number }>;
}

/** Finds the texts whose titles need the fewest corrections of the typed words. */
export function findSimilar<Item>(
  index: TextIndex<Item>,
  phrase: string,
  asked: readonly SearchWord[],
): FoundTexts<Item> {
  const similar = asked.map((each) => ({ ...each, ...findSimilarWords(each.word, index) }));
  const typos = ranked(index, (entry) => countTypos(entry, similar));
  const fewest = Math.min(...typos.values());
  const found = new Map([...typos].filter(([, count]) => Math.floor(count) === Math.floor(fewest)));
  const corrections = index.entries
    .filter(({ item }) => found.has(item))
    .map(({ text }) => correctPhrase(phrase, similar, text, index))
    .filter((correction) => correction !== splitWords(phrase).join(' '));
  return { ranks: found, didYouMean: selectMostFrequent(corrections).slice(0, MAX_CORRECTIONS) };
}

function selectMostFrequent(texts: readonly string[]): string[] {
  const groups = [...groupBy(texts, (text) => text).values()];
  return groups.sort((one, other) => other.length - one.length).flatMap(([text]) => text ?? []);
}

function findSimilarWords<Item>(
  typed: string,
  { vocabulary, synonyms }: TextIndex<Item>,
): Omit<Similar, keyof SearchWord> {
  const tolerance = isNumber(typed) ? 0 : typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  const letters = lettersOf(typed);
  const similarWords = new Map<string, number>();
  const similarMeanings = new Map<string, { of: string; typos: number }>();
  for (const known of vocabulary.values()) {
    const typos = containsPart(known.word, typed) ? 0 : countTyposBetween(typed, letters, known, tolerance);
    if (typos > tolerance) continue;
    similarWords.set(known.word, typos);
    for (const meaning of meaningsOf(synonyms, known.word)) {
      if ((similarMeanings.get(meaning)?.typos ?? Number.POSITIVE_INFINITY) > typos) {
        similarMeanings.set(meaning, { of: known.word, typos });
      }
    }
  }
  return { similarWords, similarMeanings };
}

const containsPart = (word: string, typed: string): boolean =>
  isNumber(typed)
    ? word === typed
    : word.startsWith(typed) || (typed.length >= MIN_PART_LENGTH && word.includes(typed));

/** Counts the typos between a typed text and a word or its beginning. */
function countTyposBetween(typed: string, letters: number, known: KnownWord, tolerance: number): number {
  const { word } = known;
  if (tolerance === 0 || word.length < typed.length - tolerance) return Number.POSITIVE_INFINITY;
  // Each missing letter is a typo: this excludes most words without comparing them.
  if (countBits(letters & ~known.letters) > tolerance) return Number.POSITIVE_INFINITY;
  const whole = word.length - typed.length <= tolerance ? countEdits(typed, word) : Number.POSITIVE_INFINITY;
  return Math.min(whole, countEdits(typed, word.slice(0, typed.length)));
}

const countEdits = (one: string, other: string): number => damerauLevenshtein(one, other).steps;

function countBits(number: number): number {
  let bits = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Sums up the typos of all words; null if a word has no similar one in the title. */
function countTypos(entry: IndexedText, similar: readonly Similar[]): number | null {
  let sum = 0;
  for (const each of similar) {
    const best = findBestMatch(entry, each);
    if (!best) return null;
    sum += best.typos;
  }
  return sum;
}

function findBestMatch(text: IndexedText, similar: Similar): { word: string; typos: number } | null {
  if (rankWord(text, similar) !== null) return { word: similar.word, typos: 0 };
  let best: { word: string; typos: number } | null = null;
  const consider = (word: string, typos: number) => {
    if (!best || typos < best.typos) best = { word, typos };
  };
  for (const { word } of text.words) {
    const typos = similar.similarWords.get(word);
    if (typos !== undefined) consider(word, typos);
  }
  for (const [meaning, { of, typos }] of similar.similarMeanings) {
    if (text.titleLine.includes(` ${meaning}`)) consider(of, typos + MEANING_PENALTY);
  }
  return best;
}

/** Replaces misspelt words by the most similar ones. */
function correctPhrase<Item>(
  phrase: string,
  similar: readonly Similar[],
  entry: IndexedText,
  { vocabulary }: TextIndex<Item>,
): string {
  return splitWords(phrase)
    .map((typed) => {
      const known = similar.find(({ word }) => word === typed);
      const best = known && findBestMatch(entry, known);
      return !best || best.typos < 1 ? typed : (vocabulary.get(best.word)?.spelling ?? best.word);
    })
    .join(' ');
}
