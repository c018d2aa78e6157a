import { type FailureReason, RemoteError } from '../contract/remote-state.ts';
import { decideNextAttempt, type Failure, type Source } from './next-attempt.ts';
import { onStall } from './on-stall.ts';

interface LoaderOptions {
  hasPrevious(remote: string): boolean;
  /** Called after each failed attempt; what the release has evaluated so far must not be reused. */
  onFailure(remote: string, failure: Failure, error: unknown): void;
  /** Called once, when a remote falls back to its previous release. */
  onFallback(remote: string): void;
}

export interface LoadedModule<Part> {
  source: Source;
  part: Part;
}

class LoadTimeoutError extends Error {}

/** Code may throw anything. Errors of a remote's own runtime have their name in common with `ChunkLoadError`. */
function classifyError(error: unknown): FailureReason {
  if (error instanceof LoadTimeoutError) return 'timeout';
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'network' : 'broken';
}

/** Loads modules of remotes, with retries and fallback as `decideNextAttempt` decides. */
export function createModuleLoader({ hasPrevious, onFailure, onFallback }: LoaderOptions) {
  const fallenBack = new Set<string>();

  function fallBack(remote: string): void {
    if (fallenBack.has(remote)) return;
    fallenBack.add(remote);
    onFallback(remote);
  }

  return {
    /** Returns the release from which this document loads a remote. */
    sourceOf: (remote: string): Source => (fallenBack.has(remote) ? 'previous' : 'current'),

    /**
     * Falls back to the previous release for the rest of the document.
     * @returns whether there is one that is not in use yet
     */
    fallBack(remote: string): boolean {
      if (fallenBack.has(remote) || !hasPrevious(remote)) return false;
      fallBack(remote);
      return true;
    },

    /**
     * @param ask fetches and evaluates the module of a release; rejects with any error
     * @throws RemoteError if no release provides it
     */
    async load<Part>(remote: string, ask: (source: Source) => Promise<Part>): Promise<LoadedModule<Part>> {
      const failures: Failure[] = [];
      for (;;) {
        const step = decideNextAttempt(failures, hasPrevious(remote), fallenBack.has(remote));
        if (step.kind === 'give-up') throw new RemoteError(remote, step.reason);
        const { source, delayMs } = step;
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
        try {
          const part = await unlessStalled(ask(source));
          // Another module may have fallen back while this one was loading.
          if (source === 'current' && fallenBack.has(remote)) continue;
          if (source === 'previous') fallBack(remote);
          return { source, part };
        } catch (error) {
          const failure = { source, reason: classifyError(error) };
          failures.push(failure);
          if (process.env.NODE_ENV === 'development' && failure.reason === 'broken') reportError(error);
          onFailure(remote, failure, error);
        }
      }
    },
  };
}

function unlessStalled<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stopWatch = onStall(() => reject(new LoadTimeoutError()));
    loading.then(resolve, reject).finally(stopWatch);
  });
}
