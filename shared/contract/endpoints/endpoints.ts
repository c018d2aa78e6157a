import * as auth from './auth.ts';
import * as banners from './banners.ts';
import * as catalogue from './catalogue.ts';
import * as cities from './cities.ts';
import * as contents from './contents.ts';
import * as coursePlans from './course-plans.ts';
import * as courses from './courses.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as faqs from './faqs.ts';
import * as galleries from './galleries.ts';
import * as home from './home.ts';
import * as interest from './interest.ts';
import * as logout from './logout.ts';
import * as myCurriculum from './my-curriculum.ts';
import * as myProcesses from './my-processes.ts';
import * as pages from './pages.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as psa from './psa.ts';
import * as psgPapers from './psg-papers.ts';
import * as pssPapers from './pss-papers.ts';
import * as pssSelectionProcesses from './pss-selection-processes.ts';
import * as questions from './questions.ts';
import * as receiptCheck from './receipt-check.ts';
import * as receiptCopies from './receipt-copies.ts';
import * as search from './search.ts';
import * as selectionProcesses from './selection-processes.ts';
import * as settings from './settings.ts';
import * as social from './social.ts';
import * as stopLinks from './stop-links.ts';
import * as units from './units.ts';

const subjects = [
  home,
  interest,
  logout,
  settings,
  banners,
  pages,
  contents,
  courses,
  catalogue,
  coursePlans,
  payments,
  units,
  cities,
  search,
  selectionProcesses,
  pssSelectionProcesses,
  people,
  auth,
  myCurriculum,
  myProcesses,
  psgPapers,
  pssPapers,
  receiptCheck,
  receiptCopies,
  galleries,
  questions,
  faqs,
  documents,
  psa,
  social,
  stopLinks,
] as const;

type Exports<Subject> = Subject extends unknown ? Subject[keyof Subject] : never;

export type ContractEndpoint = Extract<Exports<(typeof subjects)[number]>, Endpoint>;

/** Endpoint with the name of its export, e.g. `getCourse`. */
export interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

/** Every endpoint of the contract, for the API and the fuzz tests. Never imported by pages. */
export const endpoints: readonly NamedEndpoint[] = subjects.flatMap((subject) =>
  Object.entries(subject)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name, endpoint })),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'answer' in value;
}
