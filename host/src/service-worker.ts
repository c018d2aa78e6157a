import { keptListAddress } from '@portal/runtime/offline/kept-names';
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

const network = new NetworkOnly();

/**
 * Pages come from the network; without one, what the visitor has kept: the page or its file, else the list of what there
 * is. Nothing but what people open is ever answered here, and nothing is kept that they have not asked to keep.
 */
registerRoute(
  new NavigationRoute(async (context) => {
    try {
      return await network.handle(context);
    } catch (failure) {
      const kept = (await caches.match(context.request)) ?? (await caches.match(keptListAddress));
      if (kept) return kept;
      throw failure;
    }
  }),
);
