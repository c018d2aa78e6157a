import { AsyncLocalStorage } from 'node:async_hooks';
import type { RouteObject } from 'react-router-dom';
import type { ServerRemote } from '../rendering/render-contract.ts';

interface Running {
  /** Number of the task, or 0 if several wait for the code. */
  task: number;
  /** Null while no release's code runs. */
  release: string | null;
}

/** Follows whose code runs for which task: a process that hangs cannot name it any more. */
export type Trace = ReturnType<typeof createTrace>;

/** @param enter called before another release's code runs, or the same for another task */
export function createTrace(enter: (release: string, task: number) => void) {
  const context = new AsyncLocalStorage<Running>();
  let entered: Running = { task: 0, release: null };

  /** Reports code that continues after waiting. */
  function resume(): void {
    const running = context.getStore();
    if (!running?.release) return;
    if (running.release === entered.release && running.task === entered.task) return;
    entered = running;
    enter(running.release, running.task);
  }

  function runRelease<Result>(release: string, code: () => Result): Result {
    return context.run({ task: context.getStore()?.task ?? 0, release }, () => {
      resume();
      return code();
    });
  }

  return {
    resume,
    runRelease,
    runTask: <Result>(task: number, work: () => Result): Result => context.run({ task, release: null }, work),
    /** Wraps a remote so that its code is followed: pages and slots that are rendered, loaders and listings. */
    traceRemote: (release: string, remote: ServerRemote): ServerRemote =>
      wrapRemote(
        remote,
        (called) =>
          (...given) =>
            runRelease(release, () => called(...given)),
      ),
  };
}

type PlainFunction = (...given: never[]) => unknown;
type Wrap = (called: PlainFunction) => PlainFunction;

function wrapRemote({ routes, slots, listing }: ServerRemote, wrap: Wrap): ServerRemote {
  const trace = <Called>(called: Called): Called =>
    isPlainFunction(called) ? (wrap(called) as Called) : called;
  const traceRoute = <Route extends Partial<RouteObject>>(route: Route): Route => {
    const { lazy, loader, Component, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: async () => traceRoute((await trace(lazy)()) as Partial<RouteObject>),
      }),
      ...(loader && { loader: trace(loader) }),
      ...(Component && { Component: trace(Component) }),
      ...(children && { children: children.map(traceRoute) }),
    };
  };
  return {
    routes: routes.map(traceRoute),
    listing: listing.map(trace),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => [
        name,
        { ...slot, default: trace(slot.default), ...(slot.loader && { loader: trace(slot.loader) }) },
      ]),
    ),
  };
}

/** Only React calls components that are classes, or that it wraps. */
const isPlainFunction = (called: unknown): called is PlainFunction =>
  typeof called === 'function' &&
  !(called.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;
