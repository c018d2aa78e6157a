import type { RouteObject } from 'react-router-dom';
import type { ServerRemote } from '../rendering/render-contract.ts';

/** A remote that says when its code is entered: by the server's calls, and as its pages and slots are rendered. */
export function traceRemote({ routes, slots, listing }: ServerRemote, enter: () => void): ServerRemote {
  const marks = <Called>(called: Called): Called =>
    isPlainFunction(called) ? entering(called, enter) : called;
  const markRoute = <Route extends Partial<RouteObject>>(route: Route): Route => {
    const { lazy, loader, Component, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: async () => {
          enter();
          return markRoute((await lazy()) as Partial<RouteObject>);
        },
      }),
      ...(loader && { loader: marks(loader) }),
      ...(Component && { Component: marks(Component) }),
      ...(children && { children: children.map(markRoute) }),
    };
  };
  return {
    routes: routes.map(markRoute),
    listing: listing.map(marks),
    slots: Object.fromEntries(
      Object.entries(slots).map(([name, slot]) => [
        name,
        { ...slot, default: marks(slot.default), ...(slot.loader && { loader: marks(slot.loader) }) },
      ]),
    ),
  };
}

type PlainFunction = (...given: never[]) => unknown;

/** Components that are classes, or wrapped by React, are called by React alone. */
const isPlainFunction = (called: unknown): called is PlainFunction =>
  typeof called === 'function' &&
  !(called.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

const entering = <Called extends PlainFunction>(called: Called, enter: () => void): Called =>
  ((...given: never[]) => {
    enter();
    return called(...given);
  }) as Called;
