import { createElement } from 'react';
import { isRouteErrorResponse, matchRoutes, type RouteObject } from 'react-router-dom';
import type { RegistrySnapshot } from '../../app/boot-data.ts';
import type { PortalApp } from '../../app/portal-app.ts';
import { loadLazy, namespaceRoutes, pendingRoute, portalRoutes } from '../../app/portal-routes.tsx';
import { stripBasePath } from '../../contract/names.ts';
import type { Listing, TitledPage } from '../../contract/page-metadata.ts';
import { Slot, type SlotModule } from '../../remote/slot.ts';
import type { PageTask } from '../workers/protocol.ts';
import type { PageBudget } from './data-budget.ts';

export interface ServerRemote {
  routes: RouteObject[];
  slots: Record<string, SlotModule>;
  listing: Listing;
}

export interface RenderInput extends Pick<PageTask, 'url' | 'part' | 'owner' | 'budget' | 'slot'> {
  registry: RegistrySnapshot;
  /** Pages that the search finds by their titles. */
  titledPages?: readonly TitledPage[];
  ownPage: boolean;
  /** Returns a remote's modules, or null if they are not available in time; never rejects. */
  remote(name: string): Promise<ServerRemote | null>;
  /** Remotes without server code: browsers render their pages and slots. */
  clientOnlyRemotes?: readonly string[];
}

export interface FoundPage {
  routes: RouteObject[];
  /** Outermost first. */
  matched: RouteObject[];
  remote: string | null;
  /** Whether the page's module is loaded. */
  rendered: boolean;
  /** Whether only browsers can render the page. */
  clientOnly?: boolean;
}

/** Returns a placeholder for a page that the browser loads. */
export function pendingPage(app: PortalApp, remote: string | null, clientOnly = false): FoundPage {
  const routes = portalRoutes(app, [pendingRoute(app)]);
  return { routes, matched: [], remote, rendered: false, clientOnly };
}

function createSlotPage(app: PortalApp, remote: string, slot: string, props = {}): FoundPage {
  const element = createElement(Slot, { name: slot, props, pending: null, failed: () => null });
  const route = { id: 'slot', path: '*', handle: { slots: [slot] }, element };
  return { routes: portalRoutes(app, [route]), matched: [route], remote, rendered: true };
}

/** Shell, region and page: browsers cannot hydrate deeper routes. */
const MAX_ROUTE_DEPTH = 3;

/** Finds the page of a URL. If its code is not available in time, the browser loads it. */
export async function findPage(
  app: PortalApp,
  { url, part, owner, ownPage, remote, slot, clientOnlyRemotes = [] }: RenderInput,
  budget: PageBudget,
): Promise<FoundPage> {
  if (part === 'shell') return pendingPage(app, null);
  const { pathname } = new URL(url);
  const path = stripBasePath(app.basePath, pathname);
  if (ownPage && path === app.ownPage?.route.path) {
    const routes = portalRoutes(app, [{ ...app.ownPage.route }]);
    const matched = await resolveLazy(routes, pathname, app.basePath);
    return { routes, matched, remote: null, rendered: true };
  }
  if (!owner) return pendingPage(app, null);
  const name = owner.remote;
  if (slot !== undefined) return createSlotPage(app, name, slot, (await remote(name))?.slots[slot]?.example);
  if (clientOnlyRemotes.includes(name)) return pendingPage(app, name, true);
  try {
    const module = await budget.within(remote(name));
    if (!module) {
      budget.addFaulty(name);
      return pendingPage(app, name);
    }
    const routes = portalRoutes(app, namespaceRoutes(name, module.routes));
    const matched = await budget.within(resolveLazy(routes, pathname, app.basePath));
    if (matched.length > MAX_ROUTE_DEPTH) return pendingPage(app, name, true);
    for (const route of matched) limitLoader(route, budget);
    return { routes, matched, remote: name, rendered: true };
  } catch (error) {
    budget.addError(name, `page ${path}`, error);
    return pendingPage(app, name);
  }
}

/** Resolves the matched pages before their loaders run, because their `handle` is needed first. Outermost first. */
async function resolveLazy(routes: RouteObject[], pathname: string, basename: string) {
  const matched = (matchRoutes(routes, pathname, basename) ?? []).map(({ route }) => route);
  for (const route of matched) Object.assign(route, await loadLazy(route), { lazy: undefined });
  return matched;
}

function limitLoader(route: RouteObject, budget: PageBudget): void {
  const { loader } = route;
  if (typeof loader !== 'function') return;
  route.loader = async (...given: Parameters<typeof loader>) =>
    budget.within(Promise.resolve(loader(...given)));
}

/** Returns whether a loader of a remote failed or was late; error responses such as 404 are no failures. */
export function failedLoader(
  errors: Record<string, unknown> | null,
  remote: string | null,
  budget: PageBudget,
): boolean {
  const failures = Object.entries(errors ?? {}).filter(([, error]) => !isRouteErrorResponse(error));
  for (const [id, error] of failures) budget.addError(remote, `loader of ${id}`, error);
  return failures.length > 0;
}

/** Loads the available slots of a page with their data. The browser loads the others. */
export async function loadSlots(
  wanted: readonly string[],
  { registry, remote, clientOnlyRemotes = [] }: RenderInput,
  budget: PageBudget,
  context: unknown,
): Promise<Record<string, SlotModule>> {
  const load = async (name: string, slot: string): Promise<SlotModule | undefined> => {
    const module = (await remote(name))?.slots[slot];
    await module?.loader?.({ context } as Parameters<NonNullable<SlotModule['loader']>>[0]);
    return module;
  };
  const found = await Promise.all(
    wanted.map(async (slot) => {
      const provider = registry.remotes.find((entry) => entry.slots.includes(slot));
      if (!provider) {
        // A slot without a provider does not make the page incomplete.
        if (!registry.allKnown) budget.leave();
        return [];
      }
      const { name } = provider;
      if (clientOnlyRemotes.includes(name)) return [];
      try {
        const module = await budget.within(load(name, slot));
        if (module) return [[slot, module] as const];
        budget.addFaulty(name);
      } catch (error) {
        budget.addError(name, `slot ${slot}`, error);
      }
      budget.leave();
      return [];
    }),
  );
  return Object.fromEntries(found.flat());
}
