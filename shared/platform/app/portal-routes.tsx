import { Suspense } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import { useHydrationTracker } from './hydration-tracker.tsx';
import { isComponent } from './is-component.ts';
import type { PortalApp } from './portal-app.ts';
import { Region } from './region.tsx';

/** Parent of all pages; remotes' routes are patched in below it. */
export const REGION_ID = 'region';

export type ShellComponents = Pick<PortalApp, 'version' | 'Shell' | 'Pending' | 'Failure'>;

/** The look of the region, whether its page is known or still asked for. */
const createRegionRoute = ({ Pending, Failure }: ShellComponents): RouteObject => ({
  element: <Region Pending={Pending} />,
  errorElement: <Failure />,
  // In a boundary as on the server, whose HTML it takes over.
  hydrateFallbackElement: (
    <Suspense>
      <Pending />
    </Suspense>
  ),
});

const page = <Outlet />;

/** What stands around all pages. */
function Frame({ version, Shell }: Pick<ShellComponents, 'version' | 'Shell'>) {
  useHydrationTracker();
  return <Shell version={version}>{page}</Shell>;
}

/**
 * The portal's tree: shell → region → pages of the remotes.
 *
 * The region has no path of its own: a route that matches without a page, as `/` would, is an empty page for the
 * router, which then never asks for the real one. What no known page matches falls to a second region, which ranks
 * last because it comes last; there the router asks for pages. Both carry the error boundary, so that a remote that
 * fails costs the region and not the shell.
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

/** Nobody owns the address: every remote has been asked. */
function notFound(): never {
  throw data(null, { status: 404 });
}

/** A remote's routes, and those within them, with ids that no other remote can have. */
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

/** Stands on the server for a page whose remote it could not have: the browser asks for it. */
export const pendingRoute = ({ Pending }: Pick<PortalApp, 'Pending'>): RouteObject => ({
  id: 'pending',
  path: '*',
  element: <Pending />,
});

/** Whether a module of a remote is what `./routes` promises. */
export function parseRoutes(value: unknown): RouteObject[] | null {
  const routes = (value as { default?: unknown; routes?: unknown } | null)?.default;
  return Array.isArray(routes) ? (routes as RouteObject[]) : null;
}

/**
 * What `./routes` would export in place of `./App`, which is one component for all paths of a remote.
 * @throws TypeError for anything else
 */
export function createAppRoutes(value: unknown, paths: readonly string[]): { default: RouteObject[] } {
  const Component = (value as { default?: unknown } | null)?.default;
  if (!isComponent(Component)) throw new TypeError('exports no component');
  return { default: paths.map((path) => ({ path, Component })) };
}
