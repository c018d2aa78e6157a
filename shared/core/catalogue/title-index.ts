import { fold } from '../format/fold.ts';

export interface Titled {
  /** Folded. */
  title: string;
  head: { title: string };
}

/** Titles prepared for being searched. */
export interface TitleIndex<Item extends Titled> {
  items: readonly { item: Item; words: readonly string[] }[];
  /** Every word of the titles, folded, and how it is written. */
  spellings: ReadonlyMap<string, string>;
}

export function titleIndex<Item extends Titled>(items: readonly Item[]): TitleIndex<Item> {
  const spellings = new Map<string, string>();
  for (const { head } of items) {
    for (const word of wordsOf(head.title.toLowerCase())) {
      if (!spellings.has(fold(word))) spellings.set(fold(word), word);
    }
  }
  return { items: items.map((item) => ({ item, words: wordsOf(item.title) })), spellings };
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
