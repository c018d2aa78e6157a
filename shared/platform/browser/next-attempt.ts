import type { FailureReason } from '../contract/remote-state.ts';

/** Release from which a module is loaded: the active or the previous one. */
export type Source = 'current' | 'previous';

export interface Failure {
  source: Source;
  reason: FailureReason;
}

export type Step =
  | {
      kind: 'load';
      source: Source;
      delayMs: number;
    }
  /** No attempt is left; the reason is that of the first failure. */
  | { kind: 'give-up'; reason: FailureReason };

/** Long enough for the other scripts of the page to fail too. */
const RETRY_DELAY_MS = 100;

/**
 * Decides the next attempt to load a module of a remote.
 *
 * A file that fails to load is requested once more, because a failed preload answers the first request. Without a
 * previous release the entry, its routes and its chunks are each retried. Code that throws is not run again; the
 * previous release follows. After a timeout nothing follows: another file would take longer.
 * @param failures of this module so far, in order
 * @param hasPrevious whether there is a previous release
 * @param hasFallenBack whether the document has already fallen back, since a page never mixes releases
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
  const isStalled = failures.some(({ reason }) => reason === 'timeout');
  const source = sources.find(
    (each) => failed(each).length < attempts && failed(each).every(({ reason }) => reason === 'network'),
  );
  if (!source || isStalled) return { kind: 'give-up', reason: failures[0]?.reason ?? 'unavailable' };
  return {
    kind: 'load',
    source,
    delayMs: failed(source).length > 0 ? RETRY_DELAY_MS : 0,
  };
}
