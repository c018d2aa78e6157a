import { shiftNames, shiftsOf } from '@portal/contract/catalogue/shifts';
import type { Meeting, Place, ProcessDocument } from '@portal/contract/endpoints/parts';
import type { Unit } from '@portal/contract/endpoints/units';
import { formatPeriod } from '@portal/contract/format/date';
import { noPrerequisites } from '@portal/contract/format/text';
import { ownState } from '@portal/contract/institution/own-state';
import { meetingFacts } from '@portal/contract/selection-process/meeting-facts';
import type { AgeRequirement } from '@portal/contract/selection-process/minimum-age';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';

/** Registration period of an offer; dates without time are inclusive, local to Belém. */
export interface RegistrationDates {
  start_date: string | null;
  end_date: string | null;
}

/** Texts and paths that differ between PSG and PSS. */
export interface ProcessKindConfig {
  kind: 'psg' | 'pss';
  list: { label: string; to: string };
  /** Title of a process until its name is loaded. */
  process: string;
  /** Noun for its offers in texts: "em um curso". */
  offer: 'curso' | 'cargo';
  offersTitle: string;
  /** Label of the link to the first document of a listed process. */
  document: string;
  /** Message for an empty CPF: the two differ (A 5.2, B 5). */
  cpfRequired: string;
  noticePath: (processId: number | string) => string;
  closedNoticePath: (processId: number) => string;
  registrationPath: string;
  /** Page of the registration after the login; `id` is null if the server returns none. */
  followPath: (id: number | null) => string;
  /** Offer parameter of the registration's query; the name is in `courseName` or `roleName`. */
  offerParameter: 'course' | 'role';
  /** Message for an e-mail address of another person: the spellings differ (A 5.3, B 5). */
  emailTaken: string;
  /** Duration and requirements of a registration, shown before it begins. */
  before: { minutes: number; prepare: string };
  /** Parts of an error response by preference: the first one present is shown (A 8, B 8). */
  refusalOrder: readonly RefusalPart[];
}

/** Response message, or error text of a field. */
export type RefusalPart = 'message' | 'email' | 'nif';

/** Process of either kind, as pages show it: the names of both are unified where responses are read. */
export interface Process<Each extends Offer = Offer> extends Located {
  id: number;
  name: string;
  /** For example "051/2026". */
  number: string | null;
  /** 1–4. */
  status: number;
  offers: readonly Each[];
  documents: readonly ProcessDocument[];
  result_date: string | null;
  externalUrl?: string | null;
}

/** Loaded process as its notice describes it for search engines. */
export interface LoadedNotice<Each extends Offer> {
  process: Process<Each>;
  /** URL of the notice, if known. */
  url: string | null;
  /** Timestamp of the fetch. */
  now: number;
}

/** Path of a process's notice. */
export const processPath = (
  processKind: ProcessKindConfig,
  { id, status }: { id: number; status: number },
) => (isOpenProcess(status) ? processKind.noticePath(id) : processKind.closedNoticePath(id));

/** Label and value of an offer's detail; null and '' are left out. */
export type Fact = readonly [term: string, value: string | number | null];

/** Course (PSG) or position (PSS) as both notices show it (A 2.10, B 2.3). */
export interface Offer extends RegistrationDates, AgeRequirement {
  id: number;
  processId: number;
  name: string;
  /** Path of its registration (A 2.12, B 2.5); the applicant is in the navigation's state. */
  registrationPath: string;
  /** Page for requesting notifications about new offers of this name; null if not supported. */
  waitlistPath: string | null;
  facts: readonly Fact[];
  /** Remaining registrations; null if unknown. */
  open_vacancies: number | null;
  /** Immediate vacancies; null if unknown. */
  vacancies: number | null;
  /** Reserve vacancies; null if unknown. */
  wait: number | null;
  /** Last position called for the same course before; null if unknown, missing if the order decides nothing. */
  lastCalled?: number | null;
  calendar_url: string | null;
  /** Label of the registration button. */
  registration: string;
  /** Set for registrations in person: the unit, and the required documents. */
  inPerson: { unit: Unit | null; documents: readonly string[] } | null;
}

/** Returns the process, name and registration's path of an offer. */
export function identifyOffer(
  { registrationPath, offerParameter }: ProcessKindConfig,
  processId: number,
  { id, name }: { id: number; name: string },
) {
  const query = new URLSearchParams({
    process: String(processId),
    [offerParameter]: String(id),
    [`${offerParameter}Name`]: name,
  });
  return { processId, name, registrationPath: `${registrationPath}?${query}` };
}

/** Offer named by a registration's URL. */
export interface RegistrationOffer {
  process: number;
  offer: number;
  offerName: string;
}

/** Parses `?process=&course=&courseName=` or the same with `role` (A 2.12, B 2.5); null without valid ids. */
export function registrationOffer(
  { offerParameter }: Pick<ProcessKindConfig, 'offerParameter'>,
  search: URLSearchParams,
): RegistrationOffer | null {
  const process = parseId(search.get('process'));
  const offer = parseId(search.get(offerParameter));
  return process && offer ? { process, offer, offerName: search.get(`${offerParameter}Name`) ?? '' } : null;
}

const parseId = (text: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;

/** State of a navigation to a notice that resumes the registration for one of its offers. */
export const resumeState = (offer: number) => ({ resumedOffer: offer });

export interface Located {
  city_info: string | null;
  cities: readonly Place[];
}

/** Formats the places of a process or offer (A 2.10, B 2.3), omitting the institution's own state: "Macapá, Santana". */
export function placesOf({ city_info, cities }: Located): string {
  return (city_info ?? cities.map(({ city }) => city.info).join(', ')).replaceAll(ownStatePattern, '');
}

const ownStatePattern = new RegExp(` - ${ownState}(?=,|$)`, 'g');

interface OfferedItem extends Located, RegistrationDates, Meeting {
  prerequisite: string | null;
  vacancies: number | null;
  wait: number | null;
  open_vacancies: number | null;
}

/** Facts common to courses and positions (A 2.10, B 2.3). */
export const offerFacts = (item: OfferedItem): readonly Fact[] => [
  ['Período de inscrição', formatPeriod(item.start_date, item.end_date)],
  ['Cidade', placesOf(item)],
  ['Pré-requisitos', item.prerequisite ?? noPrerequisites],
  ['Vagas imediatas', item.vacancies],
  ['Vagas de reserva', item.wait],
  ['Inscrições disponíveis', item.open_vacancies],
  ['Turno', shiftNames(shiftsOf(item.schedule)).join(' e ')],
  ...meetingFacts(item),
];
