import { inflectWord } from './inflect-word.ts';
import { tokenise } from './tokenise.ts';

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

/** Returns the synonyms of a word and of its other forms. */
export const meaningsOf = (synonyms: Synonyms, word: string): readonly string[] => [
  ...new Set(inflectWord(word).flatMap((form) => synonyms.get(form) ?? [])),
];
