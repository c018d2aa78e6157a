import { call } from '@portal/client/api';
import { listCoursePlans } from '@portal/contract/endpoints/course-details';
import { listDocuments, listFaqs } from '@portal/contract/endpoints/publications';
import type { SearchSections } from '@portal/contract/endpoints/search';
import { listUnits } from '@portal/contract/endpoints/units';
import { commonSynonyms } from '@portal/contract/text-search/common-synonyms';
import { findTexts } from '@portal/contract/text-search/find-texts';
import { listedTexts } from '@portal/contract/text-search/listed-texts';
import { toSynonyms } from '@portal/contract/text-search/synonyms';
import { readText, type SearchableText, textIndex } from '@portal/contract/text-search/text-index';
import type { QueryClient } from '@tanstack/react-query';
import { faqTabs } from '../../domain/faq-tabs.ts';

/** How long cached lists are used. */
const CACHE_LIFETIME_MS = 60_000;

const synonyms = toSynonyms(commonSynonyms);

/** Searches the contract's lists in the browser, if the server's search does not include them. */
export async function searchLists(
  text: string,
  { client }: { client: QueryClient },
): Promise<Pick<SearchSections, 'units' | 'faqs' | 'coursesPlans' | 'documents'>> {
  const lists = await client.fetchQuery({
    queryKey: ['searched-lists'],
    staleTime: CACHE_LIFETIME_MS,
    queryFn: loadLists,
  });
  return {
    units: findIn(lists.units, listedTexts.units, text),
    faqs: findIn(lists.faqs, listedTexts.faqs, text),
    coursesPlans: findIn(lists.coursesPlans, listedTexts.coursesPlans, text),
    documents: findIn(lists.documents, listedTexts.documents, text),
  };
}

/** Loads all lists; a failed one counts as empty. */
async function loadLists() {
  const orEmpty = <Entry>(list: Promise<Entry[]>) => list.catch((): Entry[] => []);
  const [units, coursesPlans, documents, ...faqs] = await Promise.all([
    orEmpty(call(listUnits)),
    orEmpty(call(listCoursePlans)),
    orEmpty(call(listDocuments)),
    ...faqTabs.map(({ type }) =>
      orEmpty(call(listFaqs, { query: { type } })).then((listed) => listed.map((faq) => ({ ...faq, type }))),
    ),
  ]);
  return { units, coursesPlans, documents, faqs: faqs.flat() };
}

/** Finds entries with exact matches, best first. */
function findIn<Entry extends object>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => SearchableText,
  text: string,
): (Entry & { rank: number })[] {
  const index = textIndex(entries, (entry) => readText(textOf(entry)), synonyms);
  const { ranks, didYouMean } = findTexts(index, text);
  if (didYouMean.length > 0) return [];
  return [...ranks].sort(([, one], [, other]) => one - other).map(([entry, rank]) => ({ ...entry, rank }));
}
