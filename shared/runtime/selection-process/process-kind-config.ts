import type { ProcessDocument } from '@portal/shared/contract/parts';
import type { Located } from './places.ts';
import type { RegistrationDates } from './registration-window.ts';

/** What the two programmes, PSG and PSS, say and address differently; all else they share. */
export interface ProcessKindConfig {
  /** The page that lists its processes. */
  list: { label: string; to: string };
  /** What a process is called until its own name is there. */
  process: string;
  /** What its processes offer, as texts name it: "em um curso". */
  offer: 'curso' | 'cargo';
  /** Heading of what a process offers. */
  offersTitle: string;
  /** Said of an empty CPF: the two differ (A 5.2, B 5). */
  cpfRequired: string;
  /** Address of a process's notice. */
  noticePath: (processId: number | string) => string;
  registrationPath: string;
  /** How the registration's query names the offer; its name goes as `courseName` and `roleName`. */
  offerParameter: 'course' | 'role';
  /** Said of an e-mail that is another person's: the spellings differ (A 5.3, B 5). */
  emailTaken: string;
  /** What is said of a refused registration: the first that the answer has (A 8, B 8). */
  refusalOrder: readonly RefusalPart[];
}

/** The parts of a refusal: the answer's own message, or what it says of a field. */
export type RefusalPart = 'message' | 'email' | 'nif';

/** What pages show of a process of either programme. */
export interface ShownProcess extends Located {
  id: number;
  name: string;
  documents: readonly ProcessDocument[];
}

/** Name and value of what is said of an offer; null and '' are left out. */
export type Fact = readonly [term: string, value: string | number | null];

/** A course or a position as both programmes show it (A 2.10, B 2.3). */
export interface Offer extends RegistrationDates {
  id: number;
  name: string;
  facts: readonly Fact[];
  /** Registrations still available; null where the server does not say. */
  open_vacancies: number | null;
  /** Places in all, immediate and reserve; missing where the server does not say. */
  places?: number;
  /** What its registration button says. */
  registration: string;
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
