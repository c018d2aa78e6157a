import {
  type ComponentType,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { data, Outlet, type RouteObject, useLocation, useMatches } from 'react-router-dom';
import {
  Boundary,
  Hydrated,
  type HydrationTracker,
  HydrationTrackerContext,
  usePendingHydration,
} from '../remote/hydration-boundary.ts';
import type { PortalApp } from './portal-app.ts';

/** Id of the parent of all pages, into which remotes' routes are patched. */
export const REGION_ID = 'region';

export type ShellComponents = Pick<PortalApp, 'version' | 'Shell' | 'Pending' | 'Failure'>;

const PAGE_PART = 'page';

/** Handle of the route whose page the server has rendered. */
export interface ServerRenderedHandle {
  /** Whether the region still shows the server-rendered page, hydrated or not. */
  isServerRendered: () => boolean;
}

/**
 * Region of a remote's page. For a page that throws on the server, the server renders its skeleton and the browser
 * retries. The server-rendered HTML stays until the page's code has loaded.
 */
function Region({ Pending }: Pick<PortalApp, 'Pending'>) {
  usePendingHydration(PAGE_PART);
  const isServerRendered = useMatches().some(({ handle }) =>
    (handle as Partial<ServerRenderedHandle> | undefined)?.isServerRendered?.(),
  );
  // Without its own key, React would delay the next page until the code of the server-rendered one has loaded.
  return (
    <Boundary key={isServerRendered ? 'sent' : null} fallback={<Pending />}>
      <Hydrated part={PAGE_PART}>
        <Outlet />
      </Hydrated>
    </Boundary>
  );
}

const createRegionRoute = ({ Pending, Failure }: ShellComponents): RouteObject => ({
  element: <Region Pending={Pending} />,
  errorElement: <Failure />,
  // Boundary as on the server, so that its HTML hydrates.
  hydrateFallbackElement: (
    <Suspense>
      <Pending />
    </Suspense>
  ),
});

/** Always the same element: the shell does not render the page again. */
const page = <Outlet />;

function Frame({ version, Shell }: Pick<ShellComponents, 'version' | 'Shell'>) {
  useHydrationTracker();
  return <Shell version={version}>{page}</Shell>;
}

/**
 * Creates the route tree: shell → region → pages of the remotes. The region has no path: if it matched without a page, as
 * `/` would, the router would take it for an empty page and not load the real one. Unknown paths match a second,
 * catch-all region, where the router loads pages.
 */
export function portalRoutes(parts: ShellComponents, pages: RouteObject[]): RouteObject[] {
  const region = createRegionRoute(parts);
  return [
    {
      id: 'shell',
      element: <Frame version={parts.version} Shell={parts.Shell} />,
      children: [
        { ...region, id: REGION_ID, children: pages } as RouteObject,
        { ...region, id: 'unknown', path: '*', loader: notFound },
      ],
    },
  ];
}

function notFound(): never {
  throw data(null, { status: 404 });
}

/** Prefixes the ids of a remote's routes, including children, to make them unique in the portal. */
export const namespaceRoutes = (remote: string, routes: readonly RouteObject[], parent = ''): RouteObject[] =>
  routes.map((route, index) => {
    const path = `${parent}${route.path ?? index}`;
    const { children } = route;
    return {
      ...route,
      id: `${remote}:${route.id ?? path}`,
      ...(children && { children: namespaceRoutes(remote, children, `${path}/`) }),
    } as RouteObject;
  });

/** Server-side route of a page whose remote is unavailable; the browser loads it. */
export const pendingRoute = ({ Pending }: Pick<PortalApp, 'Pending'>): RouteObject => ({
  id: 'pending',
  path: '*',
  element: <Pending />,
});

/** Returns the routes if a remote's module exports routes, or null. */
export function parseRoutes(value: unknown): RouteObject[] | null {
  const routes = (value as { default?: unknown; routes?: unknown } | null)?.default;
  return Array.isArray(routes) ? (routes as RouteObject[]) : null;
}

/** Converts `./App`, one component for all paths, into the exports of `./routes`. @throws TypeError for anything else */
export function createAppRoutes(value: unknown, paths: readonly string[]): { default: RouteObject[] } {
  const Component = (value as { default?: unknown } | null)?.default;
  if (!isComponent(Component)) throw new TypeError('exports no component');
  return { default: paths.map((path) => ({ path, Component })) };
}

/** Accepts functions, classes and React's wrappers around them. */
export const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Loads the lazy properties of a route, in both forms of React Router's `lazy`. */
export async function loadLazy({ lazy }: RouteObject): Promise<Partial<RouteObject>> {
  if (!lazy) return {};
  if (typeof lazy === 'function') return (await lazy()) as Partial<RouteObject>;
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** Mark of the document: the shell has hydrated, then the whole page, unless its code failed to load. */
export type Mark = 'shell-hydrated' | 'hydrated' | 'failed';

const SHELL = 'shell';

/** @param mark sets a mark, for styles, tests and measurements */
export function createHydrationTracker(mark: (mark: Mark) => void): HydrationTracker {
  const parts = new Map([[SHELL, false]]);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  void finished.then(() => mark('hydrated'));

  function settle(names: Iterable<string>): void {
    for (const name of names) parts.set(name, true);
    if ([...parts.values()].every(Boolean)) finish();
  }

  return {
    onShellHydrated: () => mark('shell-hydrated'),
    onPending(part) {
      if (!parts.has(part)) parts.set(part, false);
    },
    onHydrated: (part) => settle([part]),
    onLeave: () => settle([...parts.keys()]),
    finished,
  };
}

function useHydrationTracker(): void {
  const tracker = useContext(HydrationTrackerContext);
  const { key } = useLocation();
  const first = useRef(key);
  // A layout effect runs with the commit: only clicks before it are replayed.
  useLayoutEffect(() => tracker.onShellHydrated(), [tracker]);
  useEffect(() => {
    if (key === first.current) tracker.onHydrated(SHELL);
    else tracker.onLeave();
  }, [key, tracker]);
}

/** Returns whether the first page has hydrated completely, so that new data cannot cause mismatches. */
export function useHydrationFinished(): boolean {
  const { finished } = useContext(HydrationTrackerContext);
  const [isFinished, setFinished] = useState(false);
  useEffect(() => void finished.then(() => setFinished(true)), [finished]);
  return isFinished;
}
