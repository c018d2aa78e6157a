import { commonSynonyms } from '@portal/contract/text-search/common-synonyms';
import { findTexts } from '@portal/contract/text-search/find-texts';
import { toSynonyms } from '@portal/contract/text-search/synonyms';
import { readText, textIndex } from '@portal/contract/text-search/text-index';
import type { TitledPage } from '@portal/platform/pages';
import { type SearchHit, toSearchHit } from './search-hit.ts';

const synonyms = toSynonyms(commonSynonyms);

/** Titles and terms are chosen for the search: a match precedes matches in long texts. */
const TERM_PENALTY = -0.2;

/** Finds pages by title and terms, best match first; `misspelt` if the text was corrected. */
export function findPages(
  pages: readonly TitledPage[],
  text: string,
): { pages: SearchHit[]; misspelt: boolean } {
  const textOf = ({ title, searchTerms = '' }: TitledPage) => readText({ title, more: searchTerms });
  const { ranks, didYouMean } = findTexts(textIndex(pages, textOf, synonyms), text);
  const hits = [...ranks]
    .sort(([, one], [, other]) => one - other)
    .map(([{ title, path }, rank]) => toSearchHit({ title, to: path, rank, penalty: TERM_PENALTY }));
  return { pages: hits, misspelt: didYouMean.length > 0 };
}
