import { inflectWord } from './inflect-word.ts';
import { tokenise } from './tokenise.ts';

/** A word that people type, and what they may mean by it: words or phrases that are searched for as well. */
export interface SynonymEntry {
  /** One word. */
  term: string;
  means: readonly string[];
}

/** Meanings by word, in the form of {@link tokenise}. */
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

/** What else a word stands for; a plural or a feminine form stands for what the other forms do. */
export const meaningsOf = (synonyms: Synonyms, word: string): readonly string[] => [
  ...new Set(inflectWord(word).flatMap((form) => synonyms.get(form) ?? [])),
];
