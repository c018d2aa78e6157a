import { tokenise } from '../format/text.ts';

/** Word that visitors type, and the words or phrases that are searched for as well. */
export interface SynonymEntry {
  term: string;
  means: readonly string[];
}

/** Synonyms by word, in the form of {@link tokenise}. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export function toSynonyms(entries: readonly SynonymEntry[]): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const { term, means } of entries) {
    const [word, ...others] = tokenise(term);
    const meanings = means.map((meaning) => tokenise(meaning).join(' ')).filter(Boolean);
    if (word && others.length === 0) synonyms.set(word, [...(synonyms.get(word) ?? []), ...meanings]);
  }
  return synonyms;
}

export const meaningsOf = (synonyms: Synonyms, word: string): readonly string[] => [
  ...new Set(inflectWord(word).flatMap((form) => synonyms.get(form) ?? [])),
];

/** Plural endings of folded words with their singular endings. */
const plurals: EndingPairs = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['aos', 'ao'],
  ['ns', 'm'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ses', 's'],
  ['s', ''],
];

/** Masculine and feminine endings. */
const genders: EndingPairs = [
  ['or', 'ora'],
  ['o', 'a'],
];

/** Shorter words ("PSS") are mostly names and abbreviations. */
const MIN_PLURAL_LENGTH = 4;
/** Shorter words change their meaning with the gender: "moda" and "modo". */
const MIN_GENDER_LENGTH = 6;

/** Returns singular and plural, masculine and feminine of a folded word; forms that do not exist match nothing. */
export function inflectWord(word: string): readonly string[] {
  if (word.length < MIN_PLURAL_LENGTH || /\d/.test(word)) return [word];
  const singulars = [word, ...replaceEndings(word, plurals)];
  const both =
    word.length < MIN_GENDER_LENGTH
      ? singulars
      : singulars.flatMap((singular) => [
          singular,
          ...replaceEndings(singular, genders),
          ...replaceEndings(singular, swapPairs(genders)),
        ]);
  const pluralised = both.flatMap((form) => [`${form}s`, ...replaceEndings(form, swapPairs(plurals))]);
  return [...new Set([word, ...both, ...pluralised])];
}

type EndingPairs = readonly (readonly [from: string, to: string])[];

const swapPairs = (pairs: EndingPairs): EndingPairs => pairs.map(([one, other]) => [other, one]);

/** Replaces an ending of the word by the other of its pair. */
const replaceEndings = (word: string, pairs: EndingPairs): string[] =>
  pairs
    .filter(([from]) => from !== '' && word.endsWith(from) && word.length - from.length >= 2)
    .map(([from, to]) => word.slice(0, word.length - from.length) + to);
