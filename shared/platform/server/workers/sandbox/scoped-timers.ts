import { AsyncLocalStorage } from 'node:async_hooks';

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

type Begin<Given extends unknown[], Timer> = (...given: Given) => Timer;

const scopeTimer =
  <Given extends unknown[], Timer>(begin: Begin<Given, Timer>, end: (timer: Timer) => void) =>
  (...given: Given): Timer => {
    const timer = begin(...given);
    const scope = scopes.getStore();
    if (scope?.isOver) end(timer);
    else scope?.ends.push(() => end(timer));
    return timer;
  };

/** Replacements of Node's timers for `withScopedTimers`. */
export const scopedTimers = {
  setTimeout: scopeTimer(setTimeout, clearTimeout),
  setInterval: scopeTimer(setInterval, clearInterval),
  setImmediate: scopeTimer(setImmediate, clearImmediate),
};
