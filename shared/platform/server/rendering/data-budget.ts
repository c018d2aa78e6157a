import type { DataBudget } from '@portal/runtime/preload';

/** Milliseconds in which a loader whose queries were left to the browser comes to its end. */
const LAST_STEPS = 20;

/** What a promise gave in time. */
type InTime<Value> = { kind: 'came'; value: Value } | { kind: 'late' };

/** The budget of one page, and whether the page has all that it asked for. */
export interface PageBudget extends DataBudget {
  /** Waits no longer than the budget lasts; a promise that is late may go on, and fail, unheard. */
  within<Value>(promise: Promise<Value>): Promise<InTime<Value>>;
  /** Told of each remote whose code cannot be had, or throws: nothing that time would mend. */
  addFaulty(remote: string): void;
  /** Those remotes. */
  faulty(): string[];
  /** Whether nothing was left to the browser. */
  isComplete(): boolean;
  /** Nothing is waited for any more. */
  close(): void;
}

/** @param milliseconds from now */
export function createPageBudget(milliseconds: number): PageBudget {
  const queries = Promise.withResolvers<void>();
  const everything = Promise.withResolvers<{ kind: 'late' }>();
  const faulty = new Set<string>();
  let left = false;
  const timers = [
    setTimeout(queries.resolve, milliseconds),
    setTimeout(() => everything.resolve({ kind: 'late' }), milliseconds + LAST_STEPS),
  ];
  return {
    usedUp: queries.promise,
    leave() {
      left = true;
    },
    async within(promise) {
      const result = await Promise.race([
        promise.then((value) => ({ kind: 'came' as const, value })),
        everything.promise,
      ]);
      if (result.kind === 'late') left = true;
      return result;
    },
    addFaulty: (remote) => void faulty.add(remote),
    faulty: () => [...faulty],
    isComplete: () => !left,
    close() {
      timers.forEach(clearTimeout);
    },
  };
}
