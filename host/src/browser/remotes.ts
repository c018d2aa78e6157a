import type { SlotModule, SlotSource } from '@portal/runtime/federation';
import { createLoader } from '@portal/runtime/federation/loader';
import { RemoteError } from '@portal/runtime/federation/remote-state';
import type { RouteObject } from '@portal/runtime/router';
import { ownerOf } from '../app/owner.ts';
import { asRoutes, namespaced } from '../app/portal-routes.tsx';
import type { LiveRegistry } from './live-registry.ts';
import { pageAt } from './page-at.ts';
import type { connectRemotes } from './remote-containers.ts';

/** Milliseconds that a remote may take, on a slow phone, before its region shows a failure. */
const TIME_LIMIT = 20_000;

/** The remotes as the browser's router and slots see them. */
export function createRemotes(registry: LiveRegistry, fetch: ReturnType<typeof connectRemotes>) {
  const common = {
    fetch,
    hasPrevious: (name: string) =>
      registry.current().remotes.some((entry) => entry.name === name && entry.previous !== null),
    timeout: TIME_LIMIT,
  };
  const routeLoader = createLoader<RouteObject[]>({ ...common, accept: asRoutes });
  const slotLoader = createLoader<SlotModule>({ ...common, accept: asSlot });
  const providerOf = (slot: string) =>
    registry.current().remotes.find((entry) => entry.slots.includes(slot))?.name;

  const slots: SlotSource = {
    peek(slot) {
      const provider = providerOf(slot);
      return (provider && slotLoader.peek(provider, `slots/${slot}`)) || { kind: 'pending' };
    },
    async load(slot) {
      if (!providerOf(slot)) await registry.completed();
      const provider = providerOf(slot);
      if (!provider) return { kind: 'failed', reason: 'unavailable' };
      return slotLoader.load(provider, `slots/${slot}`);
    },
  };

  /** @throws RemoteError with the reason, for the region's boundary */
  async function routes(remote: string): Promise<RouteObject[]> {
    const state = await routeLoader.load(remote, 'routes');
    if (state.kind === 'loaded' || state.kind === 'fallback') return state.module;
    throw new RemoteError(remote, state.reason);
  }

  return {
    slots,
    /**
     * The pages of whichever remote owns a path, with the module of the one that the path leads to; none when
     * nobody owns it.
     * @param path relative to the base path
     * @throws RemoteError when the remote, the page's module, or news of the remotes cannot be had
     */
    async pagesAt(path: string): Promise<RouteObject[]> {
      const known = ownerOf(registry.current().remotes, path, registry.current().allKnown)
        ? registry.current()
        : await registry.completed();
      const owner = ownerOf(known.remotes, path, known.allKnown);
      if (!owner && !known.allKnown) throw new RemoteError(path, 'unavailable');
      return owner ? pageAt(namespaced(owner.name, await routes(owner.name)), path) : [];
    },
  };
}

/** Whether a module of a remote is what a slot promises. */
function asSlot(value: unknown): SlotModule | null {
  return typeof (value as SlotModule | null)?.default === 'function' ? (value as SlotModule) : null;
}
