import { findCopy } from '@portal/client/offline/offline-names';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** The part of the service worker API that is used here; TypeScript cannot combine it with the types of the DOM. */
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

/** A connection that does not respond counts as offline after this: saved pages appear within ten seconds. */
const RESPONSE_TIMEOUT_SECONDS = 8;
const network = new NetworkOnly({ networkTimeoutSeconds: RESPONSE_TIMEOUT_SECONDS });

/**
 * Loads pages from the network or, without one, from the pages and files saved offline, or lists these. It handles only
 * navigations and stores nothing itself.
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
