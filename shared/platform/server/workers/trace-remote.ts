import type { RouteObject } from 'react-router-dom';
import type { ServerRemote } from '../rendering/render-contract.ts';

/**
 * Wraps a remote so that `enter` is called whenever its code is entered: by the server, or when its pages and slots are
 * rendered.
 */
export function traceRemote({ routes, slots, listing }: ServerRemote, enter: () => void): ServerRemote {
  const trace = <Called>(called: Called): Called => (isPlainFunction(called) ? wrap(called, enter) : called);
  const traceRoute = <Route extends Partial<RouteObject>>(route: Route): Route => {
    const { lazy, loader, Component, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: async () => {
          enter();
          return traceRoute((await lazy()) as Partial<RouteObject>);
        },
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

type PlainFunction = (...given: never[]) => unknown;

/** Only React calls components that are classes, or that it wraps. */
const isPlainFunction = (called: unknown): called is PlainFunction =>
  typeof called === 'function' &&
  !(called.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

const wrap = <Called extends PlainFunction>(called: Called, enter: () => void): Called =>
  ((...given: never[]) => {
    enter();
    return called(...given);
  }) as Called;
