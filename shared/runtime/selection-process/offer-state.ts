import { toTimestamp } from '@portal/shared/format/date';
import type { Offer } from './process-kind-config.ts';
import {
  type RegistrationDates,
  type RegistrationWindow,
  registrationWindow,
} from './registration-window.ts';

/** Where an offer stands: its window, which is 'full' while it is open and no registrations are left. */
export type OfferState = RegistrationWindow | { kind: 'full'; changesAt: number };

/** What the state of an offer depends on (A 4, B 4). */
export type OpenableOffer = RegistrationDates & Pick<Offer, 'open_vacancies'>;

/** Whether no registrations are left; never where the server does not say (A 4). */
export const isFull = ({ open_vacancies }: Pick<Offer, 'open_vacancies'>): boolean =>
  open_vacancies !== null && open_vacancies <= 0;

/** @param now milliseconds since 1970 */
export function offerState(offer: OpenableOffer, now: number): OfferState {
  const window = registrationWindow(offer, now);
  return window.kind === 'open' && isFull(offer) ? { ...window, kind: 'full' } : window;
}

/** Whether one can apply for one of them, or may: lists of some servers leave the offers out. */
export const mayApply = (offers: readonly OpenableOffer[], now: number): boolean =>
  offers.length === 0 || offers.some((offer) => offerState(offer, now).kind === 'open');

/** The offers in each state, the ones that change first before the others. */
export function offersByState<Each extends OpenableOffer>(
  offers: readonly Each[],
  now: number,
): Record<OfferState['kind'], Each[]> {
  const found: Record<OfferState['kind'], Each[]> = {
    open: [],
    upcoming: [],
    unannounced: [],
    full: [],
    ended: [],
  };
  for (const { each, urgency } of ordered(offers, (offer) => urgencyOf(offer, now)))
    found[urgency.kind].push(each);
  return found;
}

/**
 * The offers for which one can apply now first, by their deadline; then those to come, full ones, and those that are
 * over.
 */
export const sortByUrgency = <Each extends OpenableOffer>(offers: readonly Each[], now: number): Each[] =>
  ordered(offers, (offer) => urgencyOf(offer, now)).map(({ each }) => each);

/** Processes by the most urgent of their offers; one that lists none stands before those that are full or over. */
export const processesByUrgency = <Process>(
  processes: readonly Process[],
  offersOf: (process: Process) => readonly OpenableOffer[],
  now: number,
): Process[] =>
  ordered(processes, (process): Urgency => {
    const [first] = ordered(offersOf(process), (offer) => urgencyOf(offer, now));
    return first?.urgency ?? { kind: 'unannounced', moment: 0 };
  }).map(({ each }) => each);

const ranks: readonly OfferState['kind'][] = ['open', 'upcoming', 'unannounced', 'full', 'ended'];

/** A state, and what orders offers within it, the smaller the more urgent. */
interface Urgency {
  kind: OfferState['kind'];
  moment: number;
}

function urgencyOf(offer: OpenableOffer, now: number): Urgency {
  const state = offerState(offer, now);
  const moment = 'changesAt' in state ? state.changesAt : -(toTimestamp(offer.end_date, 'end') ?? 0);
  return { kind: state.kind, moment };
}

const rankOf = ({ kind }: Urgency): number => ranks.indexOf(kind);

/** The most urgent first; what is equally urgent stays as it came. */
const ordered = <Each>(all: readonly Each[], urgent: (each: Each) => Urgency) =>
  all
    .map((each) => ({ each, urgency: urgent(each) }))
    .sort(({ urgency: one }, { urgency: other }) => rankOf(one) - rankOf(other) || one.moment - other.moment);
