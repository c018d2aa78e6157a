import { AsyncLocalStorage } from 'node:async_hooks';
import {
  clearImmediate,
  clearInterval,
  clearTimeout,
  setImmediate,
  setInterval,
  setTimeout,
} from 'node:timers';

interface Scope {
  ends: (() => void)[];
  isOver: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs a task. Timers that it leaves behind are cleared at its end, and it cannot set any afterwards. */
export async function withScopedTimers<Result>(run: () => Promise<Result>): Promise<Result> {
  const scope: Scope = { ends: [], isOver: false };
  try {
    return await scopes.run(scope, run);
  } finally {
    scope.isOver = true;
    for (const end of scope.ends) end();
  }
}

type Begin<Given extends unknown[], Timer> = (callback: () => void, ...given: Given) => Timer;

/**
 * Creates replacements of Node's timers for `withScopedTimers`.
 * @param resume called before each callback
 */
export function createScopedTimers(resume: () => void) {
  const scopeTimer =
    <Given extends unknown[], Timer>(begin: Begin<Given, Timer>, end: (timer: Timer) => void) =>
    (callback: () => void, ...given: Given): Timer => {
      const resumed = (...values: []) => {
        resume();
        callback(...values);
      };
      const timer = begin(typeof callback === 'function' ? resumed : callback, ...given);
      const scope = scopes.getStore();
      if (scope?.isOver) end(timer);
      else scope?.ends.push(() => end(timer));
      return timer;
    };
  return {
    setTimeout: scopeTimer(setTimeout, clearTimeout),
    setInterval: scopeTimer(setInterval, clearInterval),
    setImmediate: scopeTimer(setImmediate, clearImmediate),
  };
}
