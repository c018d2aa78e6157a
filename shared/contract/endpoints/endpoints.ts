import * as accounts from './accounts.ts';
import * as catalogue from './catalogue.ts';
import * as contact from './contact.ts';
import * as courseDetails from './course-details.ts';
import * as courses from './courses.ts';
import * as curriculum from './curriculum.ts';
import type { Endpoint } from './endpoint.ts';
import * as files from './files.ts';
import * as home from './home.ts';
import * as logout from './logout.ts';
import * as printouts from './printouts.ts';
import * as processes from './processes.ts';
import * as publications from './publications.ts';
import * as registrations from './registrations.ts';
import * as search from './search.ts';
import * as social from './social.ts';
import * as units from './units.ts';

const subjects = [
  accounts,
  catalogue,
  contact,
  courses,
  courseDetails,
  curriculum,
  files,
  home,
  logout,
  printouts,
  processes,
  publications,
  registrations,
  search,
  social,
  units,
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
