import * as api from '@portal/shared/api';
import { configureApi, homeQuery } from '@portal/shared/api';
import * as lenient from '@portal/shared/contract/lenient';
import type { SlotModule } from '@portal/shared/federation';
import * as federation from '@portal/shared/federation';
import { pageName } from '@portal/shared/federation/page';
import * as query from '@portal/shared/query';
import { dehydrate, QueryClient, queryClientContext } from '@portal/shared/query';
import type { RouteObject } from '@portal/shared/router';
import * as router from '@portal/shared/router';
import * as schema from '@portal/shared/schema';
import * as session from '@portal/shared/session';
import * as toasts from '@portal/shared/toasts';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import type { BootData, KnownRemotes } from '../app/boot-data.ts';
import { ownerOf } from '../app/owner.ts';
import { Portal } from '../app/portal.tsx';
import { namespaced, pendingRoute, portalRoutes } from '../app/portal-routes.tsx';
import { KIT_PATH, kitRoute } from '../kit/kit-route.ts';
import { renderTree } from './render-tree.ts';
import { resolveLazy } from './resolve-lazy.ts';

declare const __APP_VERSION__: string;
const BASE_PATH = '/senac-portal';

/** The modules that remotes get instead of copies of their own, by the name they ask for. */
export const singletons: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@portal/shared/router': router,
  '@portal/shared/query': query,
  '@portal/shared/schema': schema,
  '@portal/shared/contract/lenient': lenient,
  '@portal/shared/session': session,
  '@portal/shared/toasts': toasts,
  '@portal/shared/api': api,
  '@portal/shared/federation': federation,
};

export { configureApi };

/** A remote as the server has it in memory. */
export interface ServerRemote {
  routes: RouteObject[];
  slots: Record<string, SlotModule>;
}

export interface RenderInput {
  /** Full address of the request. */
  url: string;
  registry: KnownRemotes;
  storageUrl: string;
  /** Whether the kit's page is shown. */
  kit: boolean;
  /** A remote's modules, or null when they cannot be had in time; never rejects. */
  remote(name: string): Promise<ServerRemote | null>;
}

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Elements for the document's head: title, description, … */
      head: string;
      html: string;
      boot: BootData;
      /** What the page is made of, to find its files: page names of `remote`, and slots. */
      used: { remote: string | null; pages: string[]; slots: string[] };
    };

/** Renders one address of the portal, for anybody: the server knows no session. */
export async function render({ url, registry, storageUrl, kit, remote }: RenderInput): Promise<RenderOutput> {
  const { routes, matched, used } = await pagesFor(new URL(url).pathname, registry, kit, remote);

  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const requestContext = new router.RouterContextProvider();
  requestContext.set(queryClientContext, queryClient);
  const handler = router.createStaticHandler(routes, {
    basename: BASE_PATH,
    future: { v8_middleware: true } as never,
  });

  const wanted = matched.flatMap((route) => (route.handle as { slots?: string[] } | undefined)?.slots ?? []);
  const [context, slots] = await Promise.all([
    handler.query(new Request(url), { requestContext }),
    slotsOf(wanted, registry, remote, requestContext),
    query.preload(requestContext as never, homeQuery()),
  ]);
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? BASE_PATH,
    };
  }

  const source: federation.SlotSource = {
    peek: (slot) => (slots[slot] ? { kind: 'loaded', module: slots[slot] } : { kind: 'pending' }),
    load: () => Promise.resolve({ kind: 'failed', reason: 'unavailable' }),
  };
  const { head, html } = await renderTree(
    <Portal queryClient={queryClient} slots={source}>
      <router.StaticRouterProvider
        router={router.createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Portal>,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    html,
    boot: {
      version: __APP_VERSION__,
      storageUrl,
      registry,
      kit,
      rendered: { remote: used.rendered ? used.remote : null, slots: Object.keys(slots) },
      hydration: { loaderData: context.loaderData, errors: context.errors && plainErrors(context.errors) },
      queries: dehydrate(queryClient),
    },
    used: {
      remote: used.remote,
      pages: matched.map((route) => pageName(route.id ?? '')).filter(Boolean),
      slots: wanted,
    },
  };
}

/** The tree for an address, with its pages at hand, or with a place left for the browser to fill. */
async function pagesFor(
  pathname: string,
  registry: KnownRemotes,
  kit: boolean,
  remote: RenderInput['remote'],
) {
  const path = pathname.slice(BASE_PATH.length) || '/';
  const isKit = kit && path === KIT_PATH;
  const owner = isKit ? null : ownerOf(registry.remotes, path, registry.allKnown);
  const module = owner ? await remote(owner.name) : null;
  const name = owner?.name ?? null;
  const resolved = async (pages: RouteObject[], rendered: boolean) => {
    const routes = portalRoutes(__APP_VERSION__, pages);
    const matched = await resolveLazy(routes, pathname, BASE_PATH);
    return { routes, matched, used: { remote: name, rendered } };
  };
  if (isKit) return resolved([{ ...kitRoute }], false);
  if (owner && module) {
    try {
      return await resolved(namespaced(owner.name, module.routes), true);
    } catch (error) {
      console.error('page', path, error);
    }
  }
  return resolved([pendingRoute], false);
}

/** The wanted slots that could be had, their data fetched. A slot that cannot be had is left to the browser. */
async function slotsOf(
  wanted: readonly string[],
  registry: KnownRemotes,
  remote: RenderInput['remote'],
  context: unknown,
): Promise<Record<string, SlotModule>> {
  const found = await Promise.all(
    wanted.map(async (slot) => {
      const provider = registry.remotes.find((entry) => entry.slots.includes(slot));
      const module = provider && (await remote(provider.name))?.slots[slot];
      if (!module) return [];
      try {
        await module.loader?.({ context } as Parameters<NonNullable<SlotModule['loader']>>[0]);
        return [[slot, module] as const];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}

/** Errors that may cross to the browser: answers as they are, anything else without its words. */
function plainErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      router.isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: null, internal: false }
        : { message: 'failed' },
    ]),
  );
}
