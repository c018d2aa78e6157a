import type { TitleSuggestion } from '../contract/catalogue.ts';
import { findTexts } from '../text-search/find-texts.ts';
import { type Catalogue, courseIndexOf } from './catalogue.ts';

const SUGGESTIONS = 8;

/** Titles that complete what is being typed, best first; none for a blank text. */
export function suggest(catalogue: Catalogue, title: string, modality?: string): TitleSuggestion[] {
  const { ranks } = findTexts(courseIndexOf(catalogue, modality).titles, title);
  return [...ranks]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || one.titleRank - other.titleRank)
    .slice(0, SUGGESTIONS)
    .map(([{ head }]) => ({ id: head.id, title: head.title }));
}
