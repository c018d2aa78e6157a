import { type FailureReason, RemoteError } from '../contract/remote-state.ts';
import { decideNextAttempt, type Failure, type Source } from './next-attempt.ts';

interface LoaderOptions {
  /** Whether a remote has a release before the one in force. */
  hasPrevious(remote: string): boolean;
  /** Told of each failed attempt: what the release has evaluated so far is not to be used again. */
  onFailure(remote: string, failure: Failure): void;
  /** Told once that from now on everything of a remote is of its release before. */
  onFallback(remote: string): void;
}

export interface LoadedModule<Part> {
  source: Source;
  part: Part;
}

/** Turns whatever went wrong into one of the closed list's reasons. */
function reasonOf(error: unknown): FailureReason {
  if (error instanceof TimeLimit) return 'timeout';
  // Anything may be thrown, objects that cannot become text included: only errors have something to say.
  const text = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /load|fetch|network|resources|chunk/i.test(text) ? 'network' : 'broken';
}

class TimeLimit extends Error {}

/** Loads parts of remotes, pages and slots, as `nextStep` decides. */
export function createModuleLoader({ hasPrevious, onFailure, onFallback }: LoaderOptions) {
  const fallenBack = new Set<string>();

  function fallBack(remote: string): void {
    if (fallenBack.has(remote)) return;
    fallenBack.add(remote);
    onFallback(remote);
  }

  return {
    /** The release that parts of a remote are of in this document. */
    sourceOf: (remote: string): Source => (fallenBack.has(remote) ? 'previous' : 'current'),

    /** Turns to the release before for the rest of the document. @returns whether there is one that it is not of yet */
    fallBack(remote: string): boolean {
      if (fallenBack.has(remote) || !hasPrevious(remote)) return false;
      fallBack(remote);
      return true;
    },

    /**
     * @param ask fetches and evaluates the part of a release; rejects with any error
     * @throws RemoteError when no release has it
     */
    async load<Part>(remote: string, ask: (source: Source) => Promise<Part>): Promise<LoadedModule<Part>> {
      const failures: Failure[] = [];
      for (;;) {
        const step = decideNextAttempt(failures, hasPrevious(remote), fallenBack.has(remote));
        if (step.kind === 'give-up') throw new RemoteError(remote, step.reason);
        const { source, after, patience } = step;
        if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
        try {
          const part = await withTimeout(patience, ask(source));
          // Another part may have left the release while this one was on its way.
          if (source === 'current' && fallenBack.has(remote)) continue;
          if (source === 'previous') fallBack(remote);
          return { source, part };
        } catch (error) {
          const failure = { source, reason: reasonOf(error) };
          failures.push(failure);
          onFailure(remote, failure);
        }
      }
    },
  };
}

const withTimeout = <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new TimeLimit()), milliseconds);
    }),
  ]);
