import type { ProcessDocument } from '@portal/shared/contract/parts';
import type { Unit } from '@portal/shared/contract/units';
import type { AgeRequirement } from '@portal/shared/selection-process/minimum-age';
import type { Located } from './places.ts';
import type { RegistrationDates } from './registration-window.ts';

/** Texts and paths in which the two kinds of selection process, PSG and PSS, differ. */
export interface ProcessKindConfig {
  /** The page that lists its processes. */
  list: { label: string; to: string };
  /** Title of a process until its own name is loaded. */
  process: string;
  /** What its processes offer, as texts name it: "em um curso". */
  offer: 'curso' | 'cargo';
  /** Heading of what a process offers. */
  offersTitle: string;
  /** Message for an empty CPF: the two differ (A 5.2, B 5). */
  cpfRequired: string;
  /** Address of a process's notice. */
  noticePath: (processId: number | string) => string;
  registrationPath: string;
  /** Where a registration can be followed, after the login; `id` is null where the server gives none. */
  followPath: (id: number | null) => string;
  /** How the registration's query names the offer; its name goes as `courseName` and `roleName`. */
  offerParameter: 'course' | 'role';
  /** Where one asks to hear of new offers of a name; null where nobody is told. */
  waitlistPath: ((offerName: string) => string) | null;
  /** Message for an e-mail that belongs to another person: the spellings differ (A 5.3, B 5). */
  emailTaken: string;
  /** What a registration takes, told before it begins. */
  before: { minutes: number; prepare: string };
  /** Parts of a refusal in order of preference: the first that the answer has is shown (A 8, B 8). */
  refusalOrder: readonly RefusalPart[];
}

/** The parts of a refusal: the answer's own message, or what it says of a field. */
export type RefusalPart = 'message' | 'email' | 'nif';

/** What pages show of a process of either kind. */
export interface ShownProcess extends Located {
  id: number;
  name: string;
  documents: readonly ProcessDocument[];
  /** Day on which the result comes out; null where nobody says. */
  result_date: string | null;
}

/** Label and value of a detail of an offer; null and '' are left out. */
export type Fact = readonly [term: string, value: string | number | null];

/** A course (PSG) or a position (PSS) as both notices show it (A 2.10, B 2.3). */
export interface Offer extends RegistrationDates, AgeRequirement {
  id: number;
  name: string;
  facts: readonly Fact[];
  /** Registrations still available; null where the server does not say. */
  open_vacancies: number | null;
  /** Immediate vacancies; null where the server does not say. */
  vacancies: number | null;
  /** Reserve vacancies; null where the server does not say. */
  wait: number | null;
  /** The last position called for the same course before, null where nobody knows; missing where the order decides nothing. */
  lastCalled?: number | null;
  /** Where its dates are as a calendar file; null where the server has none. */
  calendar_url: string | null;
  /** What its registration button says. */
  registration: string;
  /** Set if it takes no online registrations: who takes them and which documents are needed. */
  inPerson: { unit: Unit | null; documents: readonly string[] } | null;
}

/** Where one applies for an offer (A 2.12, B 2.5); who applies travels beside the address, not in it. */
export function registrationAddress(processKind: ProcessKindConfig, processId: number, offer: Offer): string {
  const { registrationPath, offerParameter } = processKind;
  const query = new URLSearchParams({
    process: String(processId),
    [offerParameter]: String(offer.id),
    [`${offerParameter}Name`]: offer.name,
  });
  return `${registrationPath}?${query}`;
}
