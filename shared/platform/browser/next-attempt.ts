import type { FailureReason } from '../contract/remote-state.ts';

/** Where a part of a remote may come from: the release in force, or the one before. */
export type Source = 'current' | 'previous';

export interface Failure {
  source: Source;
  reason: FailureReason;
}

export type Step =
  | {
      kind: 'load';
      source: Source;
      /** Milliseconds to wait before. */
      after: number;
      /** Milliseconds that it may take. */
      patience: number;
    }
  /** Nothing is left to try; the reason is that of the first failure. */
  | { kind: 'give-up'; reason: FailureReason };

/** Milliseconds; long enough for the other scripts of the same page to have failed too. */
const RETRY_DELAY = 100;
/** Milliseconds after which a release that does not come gives way to the one before: this one comes within eight seconds. */
const FALLBACK_AFTER_MS = 5_000;
/** Milliseconds that a remote may take, on a slow phone, before its region shows a failure. */
const MAX_LOAD_MS = 20_000;

/**
 * What to do next for a part of a remote. A file that does not come is asked for once more, since a failed preload
 * answers the first request; where there is no release before, for the entry, its routes and its chunks in turn. Code that throws is
 * not run again. Then it is the turn of the release before.
 *
 * @param failures of this part so far, in their order
 * @param hasPrevious whether there is a release before
 * @param hasFallenBack whether the document has left the release in force: one page is of one release
 */
export function decideNextAttempt(
  failures: readonly Failure[],
  hasPrevious: boolean,
  hasFallenBack: boolean,
): Step {
  const failed = (source: Source) => failures.filter((failure) => failure.source === source);
  const sources: Source[] = [
    ...(hasFallenBack ? [] : ['current' as const]),
    ...(hasPrevious ? ['previous' as const] : []),
  ];
  const attempts = hasPrevious ? 2 : 4;
  const source = sources.find(
    (each) => failed(each).length < attempts && failed(each).every(({ reason }) => reason === 'network'),
  );
  if (!source) return { kind: 'give-up', reason: failures[0]?.reason ?? 'unavailable' };
  return {
    kind: 'load',
    source,
    after: failed(source).length > 0 ? RETRY_DELAY : 0,
    patience: source === 'current' && hasPrevious ? FALLBACK_AFTER_MS : MAX_LOAD_MS,
  };
}
