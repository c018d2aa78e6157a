import '@portal/shared/ui/base.css';
import { configureApi } from '@portal/shared/api';
import { QueryClient, queryClientContext } from '@portal/shared/query';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from '@portal/shared/router';
import { endSession, readToken } from '@portal/shared/session';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BOOT_ID, type BootData, ROOT_ID } from '../app/boot-data.ts';
import { ownerOf } from '../app/owner.ts';
import { Portal } from '../app/portal.tsx';
import { namespaced, pendingRoute, portalRoutes, REGION_ID } from '../app/portal-routes.tsx';
import { KIT_PATH, kitRoute } from '../kit/kit-route.ts';
import { connectRemotes } from './module-federation.ts';
import { createRemotes } from './remotes.ts';
import { resolveLazyMatches } from './resolve-lazy-matches.ts';

const BASE_PATH = '/senac-portal';
declare const __APP_VERSION__: string;

const isKit = (): boolean => location.pathname === BASE_PATH + KIT_PATH;

async function start(boot: BootData, root: HTMLElement): Promise<void> {
  configureApi({
    baseUrl: '/api/v1',
    storageUrl: boot.storageUrl,
    token: readToken,
    onUnauthorized: endSession,
  });
  const remotes = createRemotes(boot.registry, connectRemotes(boot.registry));
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: 1 } } });

  const { remote, slots } = boot.rendered;
  const [pages, ...slotStates] = await Promise.all([
    remote ? remotes.routes(remote).catch(() => null) : null,
    ...slots.map((slot) => remotes.slots.load(slot)),
  ]);
  const complete =
    (remote === null || pages !== null) &&
    slotStates.every((state) => state.kind === 'loaded' || state.kind === 'fallback');

  const own = boot.kit ? [kitRoute] : [];
  const rendered =
    pages && remote ? namespaced(remote, pages) : own.length > 0 && isKit() ? [] : [pendingRoute];
  const routes = portalRoutes(__APP_VERSION__, [...own, ...rendered]);
  const ready = complete && (await resolveLazyMatches(routes, location.pathname, BASE_PATH));
  const router = createBrowserRouter(routes, {
    basename: BASE_PATH,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      return context;
    },
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = ownerOf(boot.registry, path.slice(BASE_PATH.length) || '/');
      if (owner && !(pages && owner.name === remote)) {
        patch(REGION_ID, namespaced(owner.name, await remotes.routes(owner.name)));
      }
    },
    ...(ready ? { hydrationData: boot.hydration } : {}),
    future: { v8_middleware: true } as never,
  });

  const portal = (
    <Portal queryClient={queryClient} slots={remotes.slots} queries={boot.queries}>
      <RouterProvider router={router} />
    </Portal>
  );
  if (ready) {
    hydrateRoot(root, portal, { onRecoverableError: (error) => console.error('hydration', error) });
  } else {
    // The server had parts from memory that this browser cannot reach: the page starts anew, with the failed
    // state in their place, rather than hydrate against something else.
    createRoot(root).render(portal);
  }
  Object.assign(window, { __portal: { router, queryClient } });
}

const root = document.getElementById(ROOT_ID);
const data = document.getElementById(BOOT_ID)?.textContent;
if (root && data) void start(JSON.parse(data) as BootData, root);
