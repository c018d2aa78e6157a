import type { FailureReason, SettledState } from './remote-state.ts';

/** Where a module may come from: the current release, or the one before. */
export type Source = 'current' | 'previous';

interface LoaderOptions<Module> {
  /** Fetches and evaluates; rejects with any error. */
  fetch: (remote: string, expose: string, source: Source) => Promise<unknown>;
  /** Narrows what arrived to what the contract promises; null when it is something else. */
  accept: (value: unknown) => Module | null;
  /** Whether a previous release can be asked for. */
  hasPrevious: (remote: string) => boolean;
  /** Milliseconds allowed to each attempt. */
  timeout: number;
}

/** Turns whatever went wrong into one of the closed list's reasons. */
export function reasonOf(error: unknown): FailureReason {
  if (error instanceof TimeLimit) return 'timeout';
  // Anything may be thrown, objects that cannot become text included: only errors have something to say.
  const text = error instanceof Error ? `${error.name} ${error.message}` : '';
  return /load|fetch|network|resources|chunk|RUNTIME-00[38]/i.test(text) ? 'network' : 'broken';
}

class TimeLimit extends Error {}

/**
 * Loads modules of remotes with a time limit and a fallback to the previous release.
 * Only successes are cached: after a failure, the next call tries again.
 */
export function createLoader<Module>(options: LoaderOptions<Module>) {
  const settled = new Map<string, SettledState<Module>>();
  const inFlight = new Map<string, Promise<SettledState<Module>>>();

  async function attempt(remote: string, expose: string, source: Source): Promise<SettledState<Module>> {
    try {
      const value = await within(options.timeout, options.fetch(remote, expose, source));
      const module = options.accept(value);
      if (module === null) return { kind: 'failed', reason: 'broken' };
      return { kind: source === 'current' ? 'loaded' : 'fallback', module };
    } catch (error) {
      return { kind: 'failed', reason: reasonOf(error) };
    }
  }

  async function run(key: string, remote: string, expose: string): Promise<SettledState<Module>> {
    let state = await attempt(remote, expose, 'current');
    if (state.kind === 'failed' && options.hasPrevious(remote)) {
      const previous = await attempt(remote, expose, 'previous');
      if (previous.kind === 'fallback') state = previous;
    }
    if (state.kind === 'loaded' || state.kind === 'fallback') settled.set(key, state);
    return state;
  }

  return {
    /** The state that is already known, without a request. */
    peek: (remote: string, expose: string): SettledState<Module> | null =>
      settled.get(`${remote}/${expose}`) ?? null,

    /** Loads, or returns what is already loaded; never rejects. */
    load(remote: string, expose: string): Promise<SettledState<Module>> {
      const key = `${remote}/${expose}`;
      const known = settled.get(key);
      if (known) return Promise.resolve(known);
      const running = inFlight.get(key);
      if (running) return running;
      const promise = run(key, remote, expose).finally(() => inFlight.delete(key));
      inFlight.set(key, promise);
      return promise;
    },
  };
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimit()), milliseconds);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
