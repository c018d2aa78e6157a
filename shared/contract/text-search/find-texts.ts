import { fold, isNumber, tokenise } from '../format/text.ts';
import { institution } from '../institution/institution.ts';
import { type FoundTexts, findSimilar } from './find-similar.ts';
import { ranks, rankWord, type SearchWord, toSearchWord } from './rank-word.ts';
import { type IndexedText, ranked, type TextIndex } from './text-index.ts';

/** Maximum length of a search: its cost grows with each word. */
const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
/** Shorter unknown words are similar to too many others. */
const MIN_FUZZY_LENGTH = 6;
/** Words without meaning for a search. */
const insignificantWords = new Set(
  `${fold(institution.brand)} curso cursos aula aulas para pra com dos das nos nas por que sobre como quero queria ser sou fazer faco aprender estudar
  tem onde qual quais quando quanto ver perto mim aqui meu minha meus minhas voce voces preciso posso procuro uma uns umas
  algum alguma alguns`.split(/\s+/),
);

/**
 * Finds texts with every typed word, in any order, ignoring accents and case. A word matches its beginning, another form
 * (plural, feminine) or a synonym. Numbers match completely ("50" finds "050/2026", not "150"). Without a match, finds titles
 * with typos: one per 4 to 7 letters, two in longer words. Blank text finds nothing.
 */
export const findTexts = <Item>(index: TextIndex<Item>, text: string): FoundTexts<Item> =>
  search(index, text);

function search<Item>(index: TextIndex<Item>, text: string, titleOnly = false): FoundTexts<Item> {
  const phrase = toPhrase(text);
  if (phrase === '') return { ranks: new Map(), didYouMean: [] };
  const words = pickSignificantWords(phrase);
  const searchWords = words.map((word) => toSearchWord(word, index.synonyms));
  const exact = ranked(index, (entry) => rankExactly(entry, phrase, searchWords, titleOnly));
  return exact.size > 0 || words.length === 0
    ? { ranks: exact, didYouMean: [] }
    : findSimilar(index, phrase, searchWords);
}

/** Returns items whose titles have most of the words, with the number missing; none for searches of one word. */
export function findNearest<Item>(index: TextIndex<Item>, text: string): ReadonlyMap<Item, number> {
  const words = pickSignificantWords(toPhrase(text));
  if (words.length < 2) return new Map();
  const lacking = new Map<Item, number>();
  for (const word of words) {
    const found = search(index, word, true);
    if (found.didYouMean.length > 0 && word.length < MIN_FUZZY_LENGTH) continue;
    for (const item of found.ranks.keys()) lacking.set(item, (lacking.get(item) ?? words.length) - 1);
  }
  const fewest = Math.min(...lacking.values());
  return new Map([...lacking].filter(([, count]) => count === fewest));
}

const toPhrase = (text: string): string => fold(text.slice(0, MAX_SEARCH_LENGTH));

/** Returns the significant words of a search, or all words if none is. */
function pickSignificantWords(phrase: string): readonly string[] {
  const words = [...new Set(tokenise(phrase))];
  const specific = words.filter(
    (word) => isNumber(word) || (word.length > 2 && !insignificantWords.has(word)),
  );
  return (specific.length > 0 ? specific : words).slice(0, MAX_WORDS);
}

function rankExactly(
  entry: IndexedText,
  phrase: string,
  searchWords: readonly SearchWord[],
  titleOnly: boolean,
): number | null {
  const phraseRank = rankPhrase(entry.title, phrase);
  if (phraseRank !== null) return phraseRank;
  if (searchWords.length === 0) return null;
  let rank: number = ranks.titleWords;
  for (const each of searchWords) {
    const ofWord = rankWord(entry, each, titleOnly);
    if (ofWord === null) return null;
    rank = Math.max(rank, ofWord);
  }
  return rank;
}

function rankPhrase(title: string, phrase: string): number | null {
  for (let at = title.indexOf(phrase); at >= 0; at = title.indexOf(phrase, at + 1)) {
    if (isWithinNumber(title, at, at + phrase.length)) continue;
    if (at === 0) return ranks.titleBegins;
    if (!/[\p{L}\p{N}]/u.test(title.charAt(at - 1))) return ranks.titleWordBegins;
  }
  return null;
}

/** Returns whether a range begins or ends within a number. */
function isWithinNumber(text: string, from: number, to: number): boolean {
  return [from, to].some((at) => /^\d\d$/.test(text.slice(Math.max(0, at - 1), at + 1)));
}
