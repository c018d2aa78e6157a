import { commonSynonyms } from '@portal/contract/text-search/common-synonyms';
import { findTexts } from '@portal/contract/text-search/find-texts';
import { ranks } from '@portal/contract/text-search/rank-word';
import { toSynonyms } from '@portal/contract/text-search/synonyms';
import { textIndex, textReader } from '@portal/contract/text-search/text-index';
import type { SearchHit } from './search-hit.ts';

const synonyms = toSynonyms(commonSynonyms);

/** Sorts the results of all sections, best first; those without the server's rank are ranked by their shown text. */
export function sortByFit(findings: readonly SearchHit[], text: string): SearchHit[] {
  const read = textReader();
  const unranked = findings.filter(({ rank }) => rank === null);
  const index = textIndex(unranked, ({ title, lines }) => read({ title, more: lines.join(' ') }), synonyms);
  const own = findTexts(index, text).ranks;
  const fit = (each: SearchHit) => (each.rank ?? own.get(each) ?? ranks.moreSynonyms) + each.penalty;
  return [...findings].sort((one, other) => fit(one) - fit(other));
}
