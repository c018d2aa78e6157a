import { fold } from '../format/fold.ts';
import { type FoundTexts, findSimilar } from './find-similar.ts';
import { meaningsOf } from './synonyms.ts';
import { type IndexedText, ranked, type TextIndex } from './text-index.ts';
import { isNumber, wordsOf } from './words-of.ts';

/**
 * How well a text fits: the title by the phrase, then by its words, then the rest of the text. What the title has only in
 * the middle of a word ("Oportunidades" for "unidades") comes last.
 */
export const ranks = {
  titleBegins: 0,
  titleWordBegins: 1,
  titleWords: 2,
  titleSynonyms: 3,
  moreWords: 4,
  moreSynonyms: 5,
  titleHolds: 6,
} as const;

/** Maximum length of a search, and of its words: the cost grows with each. */
const LONGEST = 100;
const MAX_WORDS = 8;
/** A shorter word that is not known is similar to too many. */
const LONG_ENOUGH = 6;
/** Words that say nothing of what is searched for. */
const unspecific = new Set(
  'curso cursos aula aulas para com dos das nos nas por que sobre como quero ser fazer aprender'.split(' '),
);

/**
 * Texts that hold what was typed, or every word of it in any order, ignoring accents and case: as it is, or as a
 * synonym. A number is found as a whole ("50" by "050/2026", not by "150"). Where there is no such text, those whose
 * titles differ by typos: one in words of 4 to 7 letters, two in longer ones, none in shorter. A blank text finds none.
 */
export const findTexts = <Item>(index: TextIndex<Item>, text: string): FoundTexts<Item> =>
  search(index, text, ranks.moreSynonyms);

/** @param worst rank of what is still found */
function search<Item>(index: TextIndex<Item>, text: string, worst: number): FoundTexts<Item> {
  const phrase = phraseOf(text);
  if (phrase === '') return { ranks: new Map(), didYouMean: [] };
  const words = narrowingWords(phrase);
  const asked = words.map((word) => ({ word, meanings: meaningsOf(index.synonyms, word) }));
  const exact = ranked(index, (entry) => exactRank(entry, phrase, asked, worst));
  return exact.size > 0 || words.length === 0
    ? { ranks: exact, didYouMean: [] }
    : findSimilar(index, phrase, words);
}

/**
 * Where nothing has every word of a search: the items whose titles have most of them, with the number of words that they
 * lack. None for a search of one word.
 */
export function findNearest<Item>(index: TextIndex<Item>, text: string): ReadonlyMap<Item, number> {
  const words = narrowingWords(phraseOf(text));
  if (words.length < 2) return new Map();
  const lacking = new Map<Item, number>();
  for (const word of words) {
    const found = search(index, word, ranks.titleSynonyms);
    if (found.didYouMean.length > 0 && word.length < LONG_ENOUGH) continue;
    for (const item of found.ranks.keys()) lacking.set(item, (lacking.get(item) ?? words.length) - 1);
  }
  const fewest = Math.min(...lacking.values());
  return new Map([...lacking].filter(([, count]) => count === fewest));
}

const phraseOf = (text: string): string => fold(text.slice(0, LONGEST));

/** The words that narrow a search; all of them where none does. */
function narrowingWords(phrase: string): readonly string[] {
  const words = [...new Set(wordsOf(phrase))];
  const specific = words.filter((word) => isNumber(word) || (word.length > 2 && !unspecific.has(word)));
  return (specific.length > 0 ? specific : words).slice(0, MAX_WORDS);
}

interface Asked {
  word: string;
  meanings: readonly string[];
}

function exactRank(
  entry: IndexedText,
  phrase: string,
  asked: readonly Asked[],
  worst: number,
): number | null {
  const phraseRank = rankOfPhrase(entry.title, phrase);
  if (phraseRank !== null && phraseRank < ranks.titleHolds) return phraseRank;
  let rank: number = ranks.titleWords;
  for (const each of asked) {
    const ofWord = rankOfWord(entry, each, worst);
    if (ofWord === null) return phraseRank;
    rank = Math.max(rank, ofWord);
  }
  return asked.length > 0 ? rank : phraseRank;
}

function rankOfPhrase(title: string, phrase: string): number | null {
  let rank: number | null = null;
  for (let at = title.indexOf(phrase); at >= 0; at = title.indexOf(phrase, at + 1)) {
    if (cutsNumber(title, at, at + phrase.length)) continue;
    if (at === 0) return ranks.titleBegins;
    if (!/[\p{L}\p{N}]/u.test(title.charAt(at - 1))) return ranks.titleWordBegins;
    rank = ranks.titleHolds;
  }
  return rank;
}

/** Whether a part of a text begins or ends within a number. */
function cutsNumber(text: string, from: number, to: number): boolean {
  return [from, to].some((at) => /^\d\d$/.test(text.slice(Math.max(0, at - 1), at + 1)));
}

function rankOfWord(
  { title, titleLine, moreLine }: IndexedText,
  { word, meanings }: Asked,
  worst: number,
): number | null {
  const begins = (line: string, text: string) => line.includes(isNumber(text) ? ` ${text} ` : ` ${text}`);
  const within = !isNumber(word) && title.includes(word) ? ranks.titleHolds : null;
  if (begins(titleLine, word)) return ranks.titleWords;
  if (meanings.some((meaning) => begins(titleLine, meaning))) return ranks.titleSynonyms;
  if (worst <= ranks.titleSynonyms) return within;
  if (begins(moreLine, word)) return ranks.moreWords;
  return meanings.some((meaning) => begins(moreLine, meaning)) ? ranks.moreSynonyms : within;
}
