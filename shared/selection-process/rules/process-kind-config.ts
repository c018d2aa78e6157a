import type { ProcessDocument } from '@portal/contract/endpoints/parts';
import type { Unit } from '@portal/contract/endpoints/units';
import type { AgeRequirement } from '@portal/contract/selection-process/minimum-age';
import type { Located } from './places.ts';
import type { RegistrationDates } from './registration-window.ts';

/** Texts and paths that differ between PSG and PSS. */
export interface ProcessKindConfig {
  list: { label: string; to: string };
  /** Title of a process until its name is loaded. */
  process: string;
  /** Noun for its offers in texts: "em um curso". */
  offer: 'curso' | 'cargo';
  offersTitle: string;
  /** Message for an empty CPF: the two differ (A 5.2, B 5). */
  cpfRequired: string;
  noticePath: (processId: number | string) => string;
  registrationPath: string;
  /** Page of the registration after the login; `id` is null if the server returns none. */
  followPath: (id: number | null) => string;
  /** Offer parameter of the registration's query; the name is in `courseName` or `roleName`. */
  offerParameter: 'course' | 'role';
  /** Page for requesting notifications about new offers; null if not supported. */
  waitlistPath: ((offerName: string) => string) | null;
  /** Message for an e-mail address of another person: the spellings differ (A 5.3, B 5). */
  emailTaken: string;
  /** Duration and requirements of a registration, shown before it begins. */
  before: { minutes: number; prepare: string };
  /** Parts of an error response by preference: the first one present is shown (A 8, B 8). */
  refusalOrder: readonly RefusalPart[];
}

/** Response message, or error text of a field. */
export type RefusalPart = 'message' | 'email' | 'nif';

/** Process of either kind, as pages show it. */
export interface ShownProcess extends Located {
  id: number;
  name: string;
  documents: readonly ProcessDocument[];
  /** Date of the result; null if unknown. */
  result_date: string | null;
}

/** Label and value of an offer's detail; null and '' are left out. */
export type Fact = readonly [term: string, value: string | number | null];

/** Course (PSG) or position (PSS) as both notices show it (A 2.10, B 2.3). */
export interface Offer extends RegistrationDates, AgeRequirement {
  id: number;
  name: string;
  facts: readonly Fact[];
  /** Remaining registrations; null if unknown. */
  open_vacancies: number | null;
  /** Immediate vacancies; null if unknown. */
  vacancies: number | null;
  /** Reserve vacancies; null if unknown. */
  wait: number | null;
  /** Last position called for the same course before; null if unknown, missing if the order decides nothing. */
  lastCalled?: number | null;
  /** Path of its calendar file; null if not offered. */
  calendar_url: string | null;
  /** Label of the registration button. */
  registration: string;
  /** Set for registrations in person: the unit, and the required documents. */
  inPerson: { unit: Unit | null; documents: readonly string[] } | null;
}

/** Returns the path of an offer's registration (A 2.12, B 2.5); the applicant is in the navigation's state. */
export function registrationAddress(processKind: ProcessKindConfig, processId: number, offer: Offer): string {
  const { registrationPath, offerParameter } = processKind;
  const query = new URLSearchParams({
    process: String(processId),
    [offerParameter]: String(offer.id),
    [`${offerParameter}Name`]: offer.name,
  });
  return `${registrationPath}?${query}`;
}
