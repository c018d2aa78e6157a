import type { TitleSuggestion } from '../endpoints/catalogue.ts';
import { findTexts } from '../text-search/find-texts.ts';
import { type Catalogue, courseIndexOf } from './catalogue.ts';
import type { CourseEntry } from './course-entries.ts';

const MAX_SUGGESTIONS = 8;

/** Suggests titles for typed text, best match first; none for blank text. */
export function suggest(catalogue: Catalogue, title: string, modality?: string): TitleSuggestion[] {
  const { ranks } = findTexts(courseIndexOf(catalogue, modality).titles, title);
  const place = ({ head }: CourseEntry) => catalogue.titleRanks.get(head.title) ?? 0;
  return [...ranks]
    .sort(([one, rank], [other, otherRank]) => rank - otherRank || place(one) - place(other))
    .slice(0, MAX_SUGGESTIONS)
    .map(([{ head }]) => ({ id: head.id, title: head.title }));
}
