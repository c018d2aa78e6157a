import type { Problem } from '../ingest/announcement.ts';
import { isEarlier, type ReleaseRecord, withCurrent } from '../store/release-record.ts';
import type { Choice, ChosenReleases } from './choose-releases.ts';

/** Which releases are in force. */
export interface InForceState {
  choices: readonly Choice[];
  /** Whether every remote has a release in force, or a reason why it can have none. */
  allKnown: boolean;
  /** Another one after a release has been taken back. */
  epoch: number;
}

export const nothingInForce: InForceState = { choices: [], allKnown: false, epoch: 0 };

interface Known {
  recordOf(name: string): ReleaseRecord;
  problemOf(name: string): Problem | null;
}

/** What is in force once `chosen` is. */
export function nextInForce(
  before: InForceState,
  chosen: readonly Choice[],
  { recordOf, problemOf }: Known,
): InForceState {
  const isGone = before.choices.some(({ name }) => !chosen.some((each) => each.name === name));
  const isTakenBack = isGone || chosen.some((each) => isOlder(each, recordOf(each.name)));
  return {
    choices: chosen,
    allKnown: chosen.every((each) => isKnown(each, problemOf(each.name))),
    epoch: isTakenBack ? before.epoch + 1 : before.epoch,
  };
}

/** Whether the chosen release was announced before the one that is in force. */
export const isOlder = ({ stable }: Choice, record: ReleaseRecord): boolean =>
  stable !== null && record.current !== null && isEarlier(record, stable, record.current);

const isKnown = ({ stable, judgements }: Choice, problem: Problem | null): boolean =>
  stable !== null ||
  [...judgements.values()].some(({ kind }) => kind !== 'untried') ||
  problem === 'unsigned' ||
  problem === 'unreadable';

/** The record of a remote once its chosen release is in force. */
export function recordInForce(
  record: ReleaseRecord,
  { stable }: Choice,
  { allKnown, now }: { allKnown: boolean; now: number },
): ReleaseRecord {
  if (stable === null) return record;
  const next = withCurrent(record, stable, now);
  return allKnown && !next.established ? { ...next, established: true } : next;
}

/** What pages are made of. */
interface Chosen {
  choices: readonly ChosenReleases[];
  allKnown: boolean;
}

/** Whether pages have to be made anew. */
export const hasChanged = (before: InForceState, after: InForceState): boolean =>
  before.epoch !== after.epoch || isOfOthers(before, after);

/** Whether pages are made of other releases than before. */
export const isOfOthers = (before: Chosen, after: Chosen): boolean =>
  inWords(before) !== inWords(after) || fallbacks(before) !== fallbacks(after);

const fallbacks = ({ choices }: Chosen): string => choices.map(({ fallback }) => fallback).join();

/** For logs. */
export const inWords = ({ choices, allKnown }: Chosen): string =>
  [
    ...choices.map(({ name, stable, canary }) => `${name} ${stable}${canary ? ` (canary ${canary})` : ''}`),
    ...(allKnown ? [] : ['others to come']),
  ].join(', ');
