import { AsyncLocalStorage } from 'node:async_hooks';

interface Work {
  /** Each ends a timer. */
  ends: (() => void)[];
  isOver: boolean;
}

const works = new AsyncLocalStorage<Work>();

/** Does a piece of work. The timers that it, or what it calls, leaves behind end with it, and set no others. */
export async function withScopedTimers<Result>(run: () => Promise<Result>): Promise<Result> {
  const work: Work = { ends: [], isOver: false };
  try {
    return await works.run(work, run);
  } finally {
    work.isOver = true;
    for (const end of work.ends) end();
  }
}

type Begin<Given extends unknown[], Timer> = (...given: Given) => Timer;

const bound =
  <Given extends unknown[], Timer>(begin: Begin<Given, Timer>, end: (timer: Timer) => void) =>
  (...given: Given): Timer => {
    const timer = begin(...given);
    const work = works.getStore();
    if (work?.isOver) end(timer);
    else work?.ends.push(() => end(timer));
    return timer;
  };

/** `setTimeout` and its like, for `withScopedTimers`. */
export const scopedTimers = {
  setTimeout: bound(setTimeout, clearTimeout),
  setInterval: bound(setInterval, clearInterval),
  setImmediate: bound(setImmediate, clearImmediate),
};
