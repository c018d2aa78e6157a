import { instantOf } from '@portal/shared/format/date';
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

/** The offers in a state, the ones that change first before the others. */
export const offersIn = <Each extends OpenableOffer>(
  kind: OfferState['kind'],
  offers: readonly Each[],
  now: number,
): Each[] => byUrgency(offers, now).filter((offer) => offerState(offer, now).kind === kind);

/**
 * The offers for which one can apply now first, by their deadline; then those to come, full ones, and those that are
 * over.
 */
export const byUrgency = <Each extends OpenableOffer>(offers: readonly Each[], now: number): Each[] =>
  inOrder(offers, (offer) => urgency(offer, now));

/** Processes by the most urgent of their offers; one that lists none stands before those that are full or over. */
export const processesByUrgency = <Process>(
  processes: readonly Process[],
  offersOf: (process: Process) => readonly OpenableOffer[],
  now: number,
): Process[] =>
  inOrder(processes, (process) => {
    const [first] = byUrgency(offersOf(process), now);
    return first ? urgency(first, now) : [ranks.indexOf('unannounced'), 0];
  });

const ranks: readonly OfferState['kind'][] = ['open', 'upcoming', 'unannounced', 'full', 'ended'];

/** Rank of the state, and what orders offers within it; the smaller the more urgent. */
type Urgency = readonly [rank: number, moment: number];

function urgency(offer: OpenableOffer, now: number): Urgency {
  const state = offerState(offer, now);
  const moment = 'changesAt' in state ? state.changesAt : -(instantOf(offer.end_date, 'end') ?? 0);
  return [ranks.indexOf(state.kind), moment];
}

/** The most urgent first; what is equally urgent stays as it came. */
const inOrder = <Each>(all: readonly Each[], urgencyOf: (each: Each) => Urgency): Each[] =>
  all
    .map((each) => ({ each, urgency: urgencyOf(each) }))
    .sort(({ urgency: one }, { urgency: other }) => one[0] - other[0] || one[1] - other[1])
    .map(({ each }) => each);
