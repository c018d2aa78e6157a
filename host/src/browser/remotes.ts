import type { SlotModule, SlotSource } from '@portal/shared/federation';
import { createLoader } from '@portal/shared/federation/loader';
import { RemoteError } from '@portal/shared/federation/remote-state';
import type { RouteObject } from '@portal/shared/router';
import type { RegistryEntry } from '../app/boot-data.ts';
import { asRoutes } from '../app/portal-routes.tsx';
import type { connectRemotes } from './module-federation.ts';

/** Milliseconds that a remote may take, on a slow phone, before its region says so. */
const TIME_LIMIT = 20_000;

/** The remotes as the browser's router and slots see them. */
export function createRemotes(registry: readonly RegistryEntry[], fetch: ReturnType<typeof connectRemotes>) {
  const common = {
    fetch,
    hasPrevious: (name: string) => registry.some((entry) => entry.name === name && entry.previous !== null),
    timeout: TIME_LIMIT,
  };
  const routeLoader = createLoader<RouteObject[]>({ ...common, accept: asRoutes });
  const slotLoader = createLoader<SlotModule>({ ...common, accept: asSlot });
  const providerOf = (slot: string) => registry.find((entry) => entry.slots.includes(slot))?.name;

  const slots: SlotSource = {
    peek(slot) {
      const provider = providerOf(slot);
      if (!provider) return { kind: 'failed', reason: 'unavailable' };
      return slotLoader.peek(provider, `slots/${slot}`) ?? { kind: 'pending' };
    },
    load(slot) {
      const provider = providerOf(slot);
      if (!provider) return Promise.resolve({ kind: 'failed', reason: 'unavailable' });
      return slotLoader.load(provider, `slots/${slot}`);
    },
  };

  return {
    slots,
    /** @throws RemoteError with the reason, for the region's boundary */
    async routes(remote: string): Promise<RouteObject[]> {
      const state = await routeLoader.load(remote, 'routes');
      if (state.kind === 'loaded' || state.kind === 'fallback') return state.module;
      throw new RemoteError(remote, state.reason);
    },
  };
}

/** Whether a module of a remote is what a slot promises. */
export function asSlot(value: unknown): SlotModule | null {
  return typeof (value as SlotModule | null)?.default === 'function' ? (value as SlotModule) : null;
}
