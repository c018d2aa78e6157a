import { findCopy } from '@portal/runtime/offline/find-copy';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** What of a service worker's surroundings is used here; TypeScript knows a file as of a page or as of a worker. */
interface ServiceWorker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(
    type: 'install' | 'activate',
    act: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}
const worker = globalThis as unknown as ServiceWorker;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
enableNavigationPreload();

/** A connection that accepts and never answers counts as none after this: what was kept is there within ten seconds. */
const RESPONSE_TIMEOUT_SECONDS = 8;
const network = new NetworkOnly({ networkTimeoutSeconds: RESPONSE_TIMEOUT_SECONDS });

/**
 * Pages come from the network; without one, what the visitor has kept: the page or its file, else the list of what there
 * is. Nothing but what people open is ever answered here, and nothing is kept that they have not asked to keep.
 */
registerRoute(
  new NavigationRoute(async (context) => {
    try {
      return await network.handle(context);
    } catch (failure) {
      const copy = await findCopy(caches, context.request);
      if (copy) return copy;
      throw failure;
    }
  }),
);
