import { formatDate, formatTime, toTimestamp } from '@portal/contract/format/date';
import type { Offer, Process, RegistrationDates } from './process.ts';

/** State of an offer: its window, or 'full' if it is open without remaining registrations. */
export type OfferState = RegistrationWindow | { kind: 'full'; changesAt: number };

export type OpenableOffer = RegistrationDates & Pick<Offer, 'open_vacancies'>;

/** Returns whether no registrations remain; false if unknown (A 4). */
export const isFull = ({ open_vacancies }: Pick<Offer, 'open_vacancies'>): boolean =>
  open_vacancies !== null && open_vacancies <= 0;

export function offerState(offer: OpenableOffer, now: number): OfferState {
  const window = registrationWindow(offer, now);
  return window.kind === 'open' && isFull(offer) ? { ...window, kind: 'full' } : window;
}

/** Returns whether an offer is open, or unknown because the server's list omits offers. */
export const mayApply = (offers: readonly OpenableOffer[], now: number): boolean =>
  offers.length === 0 || offers.some((offer) => offerState(offer, now).kind === 'open');

/** Groups offers by state, those that change first in front. */
export function offersByState<Each extends OpenableOffer>(offers: readonly Each[], now: number) {
  const sorted = sortByUrgency(offers, now);
  const inState = (kind: OfferState['kind']) =>
    sorted.filter((offer) => offerState(offer, now).kind === kind);
  return {
    open: inState('open'),
    upcoming: inState('upcoming'),
    unannounced: inState('unannounced'),
    full: inState('full'),
    ended: inState('ended'),
  };
}

/** Sorts offers: open ones by deadline, then upcoming, full and closed ones. */
export const sortByUrgency = <Each extends OpenableOffer>(offers: readonly Each[], now: number): Each[] =>
  [...offers].sort((one, other) => compare(getUrgency(one, now), getUrgency(other, now)));

/** Sorts processes by their most urgent offer; one without offers comes before full and closed ones. */
export function processesByUrgency<Each extends { offers: readonly OpenableOffer[] }>(
  processes: readonly Each[],
  now: number,
): Each[] {
  const urgencyOf = ({ offers }: Each): Urgency =>
    offers.map((offer) => getUrgency(offer, now)).sort(compare)[0] ?? { kind: 'unannounced', moment: 0 };
  return [...processes].sort((one, other) => compare(urgencyOf(one), urgencyOf(other)));
}

const ranks: readonly OfferState['kind'][] = ['open', 'upcoming', 'unannounced', 'full', 'ended'];

type Urgency = { kind: OfferState['kind']; moment: number };

/** Returns the sort key of an offer; smaller is more urgent. */
function getUrgency(offer: OpenableOffer, now: number): Urgency {
  const state = offerState(offer, now);
  const moment = 'changesAt' in state ? state.changesAt : -(toTimestamp(offer.end_date, 'end') ?? 0);
  return { kind: state.kind, moment };
}

const compare = (one: Urgency, other: Urgency): number =>
  ranks.indexOf(one.kind) - ranks.indexOf(other.kind) || one.moment - other.moment;

/** State of a window. `changesAt` is the timestamp of the next state. */
export type RegistrationWindow =
  | { kind: 'upcoming'; changesAt: number }
  | { kind: 'open'; changesAt: number }
  | { kind: 'ended' }
  | { kind: 'unannounced' };

/** Returns whether registration is possible: strictly between both dates, never if one is unknown (A 4, B 4). */
export function registrationWindow(
  { start_date, end_date }: RegistrationDates,
  now: number,
): RegistrationWindow {
  const start = toTimestamp(start_date, 'start');
  const end = toTimestamp(end_date, 'end');
  if (end !== null && now >= end) return { kind: 'ended' };
  if (start !== null && now <= start) {
    return { kind: 'upcoming', changesAt: Math.min(start + 1, end ?? Number.POSITIVE_INFINITY) };
  }
  if (start === null || end === null) return { kind: 'unannounced' };
  return { kind: 'open', changesAt: end };
}

/** Explains why registration is not possible and when it will be; undefined if it is. */
export function closedReason(
  { kind }: { kind: RegistrationWindow['kind'] | 'full' },
  { start_date, end_date }: RegistrationDates,
): string | undefined {
  if (kind === 'upcoming')
    return `As inscrições abrem em ${formatDateWithTime(start_date)}${formatEnd(end_date)}.`;
  if (kind === 'ended') return `As inscrições terminaram em ${formatDateWithTime(end_date)}.`;
  if (kind === 'unannounced') return 'O período de inscrição ainda não foi informado.';
}

/** Describes the window: valid before, during and after it (B 2.3, "period text"); undefined if a date is unknown. */
export function periodText({ start_date, end_date }: RegistrationDates): string | undefined {
  if (toTimestamp(start_date, 'start') === null || toTimestamp(end_date, 'end') === null) return undefined;
  return `Inscrições de ${formatDateWithTime(start_date)} até ${formatDateWithTime(end_date)}.`;
}

const formatEnd = (end: string | null): string =>
  toTimestamp(end, 'end') === null ? '' : ` e vão até ${formatDateWithTime(end)}`;

/** Formats a date with its time, if any: "10/12/2026 às 18:00". */
const formatDateWithTime = (date: string | null): string =>
  [formatDate(date), formatTime(date)].filter(Boolean).join(' às ');

/** Returns whether the result of a closed process may exist: not before the server's date (B 2.2). */
export function isResultDue({ result_date }: Pick<Process, 'result_date'>, now: number): boolean {
  const due = toTimestamp(result_date, 'start');
  return due === null || now >= due;
}
