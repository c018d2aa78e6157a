import type { RouteObject } from 'react-router-dom';
import type { RegistryEntry, RegistrySnapshot } from '../app/boot-data.ts';
import { isComponent, namespaceRoutes, parseRoutes } from '../app/portal-routes.tsx';
import { type BrowserFault, isOfDocument } from '../contract/fault.ts';
import { matchOwner } from '../contract/owner.ts';
import { RemoteError, type SettledState } from '../contract/remote-state.ts';
import type { HydrationTracker } from '../remote/hydration-boundary.ts';
import type { SlotModule, SlotSource } from '../remote/slot.ts';
import type { Containers } from './containers.ts';
import { type FailedRelease, reloadIfGone } from './fall-back.ts';
import { loadModule } from './load-module.ts';
import { pageAt } from './router-pages.tsx';

/** Remotes that the browser knows: those in the page, and those that become available later. */
export type LiveRegistry = ReturnType<typeof createLiveRegistry>;

/** @param booted registry in the page; `read` fetches the server's current one */
export function createLiveRegistry(booted: RegistrySnapshot, read: () => Promise<RegistrySnapshot>) {
  let known = booted;
  return {
    current: (): RegistrySnapshot => known,
    /** Fetches missing remotes, if any; never rejects. */
    async loadMissing(): Promise<RegistrySnapshot> {
      if (known.allKnown) return known;
      const fresh = await read().catch(() => known);
      // A page keeps the releases that it started with.
      const names = new Set(known.remotes.map(({ name }) => name));
      known = {
        ...known,
        remotes: [...known.remotes, ...fresh.remotes.filter(({ name }) => !names.has(name))],
        allKnown: fresh.allKnown,
      };
      return known;
    },
  };
}

/** Returns the menu entry that a remote declares for the page at a path below the base path, or null. */
export function findMenuForPath({ remotes, allKnown }: RegistrySnapshot, path: string): string | null {
  const claim = matchOwner(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}

interface RemotesOptions {
  registry: LiveRegistry;
  containers: Containers;
  report(release: RegistryEntry, fault: BrowserFault, error: unknown): void;
  /** Called if the page at a path fails to load; resolves unless another document replaces this one. */
  fallBack(release: FailedRelease, path: string): Promise<void>;
}

export function createRemotes({ registry, containers, report, fallBack }: RemotesOptions) {
  const filled = new Map<string, SettledState<SlotModule>>();
  const throwing = new Set<string>();
  const providerOf = (slot: string) => registry.current().remotes.find(({ slots }) => slots.includes(slot));

  const load = <Part>(release: RegistryEntry, ask: () => Promise<Part>): Promise<Part> =>
    loadModule(release.name, ask, (reason, error) => {
      containers.forget(release);
      // A slow network is no fault of the release.
      if (reason === 'network' || reason === 'broken') report(release, reason, error);
    });

  /** Handles an error that a module threw while rendering. */
  function reportThrown(release: RegistryEntry, error: unknown): void {
    const isDocument = isOfDocument(error);
    if (!isDocument) containers.forget(release);
    report(release, isDocument ? 'document' : 'render', error);
  }

  const slots: Omit<SlotSource, 'shown'> = {
    peek: (slot) => filled.get(slot) ?? { kind: 'pending' },
    async load(slot) {
      const known = filled.get(slot);
      if (known) return known;
      if (throwing.delete(slot)) return { kind: 'failed', reason: 'broken' };
      if (!providerOf(slot)) await registry.loadMissing();
      const provider = providerOf(slot);
      if (!provider) return { kind: 'failed', reason: 'unavailable' };
      try {
        const ask = async () => parseSlotModule(await containers.get(provider, `slots/${slot}`));
        const state = { kind: 'loaded', module: await load(provider, ask) } as const;
        filled.set(slot, state);
        return state;
      } catch (error) {
        return { kind: 'failed', reason: (error as RemoteError).reason };
      }
    },
    beforeRetry: (slot) => reloadIfGone(providerOf(slot)?.entry),
    threw(slot, error) {
      filled.delete(slot);
      throwing.add(slot);
      const provider = providerOf(slot);
      if (provider) reportThrown(provider, error);
    },
  };

  async function pageOf(release: RegistryEntry, path: string): Promise<RouteObject[]> {
    const routes = parseRoutes(await containers.get(release, 'routes'));
    if (!routes) throw new TypeError('exports no routes');
    return pageAt(namespaceRoutes(release.name, routes), path);
  }

  const ownerAt = ({ remotes, allKnown }: RegistrySnapshot, path: string) =>
    matchOwner(remotes, path, allKnown)?.remote ?? null;

  async function ownerOfPath(path: string) {
    const known = ownerAt(registry.current(), path) ? registry.current() : await registry.loadMissing();
    return { known, owner: ownerAt(known, path) };
  }

  return {
    slots,
    ownerAt: (path: string) => ownerAt(registry.current(), path),
    /** Fetches the code of a page. Errors are ignored; they show on navigation. */
    async prefetch(path: string): Promise<void> {
      const { owner } = await ownerOfPath(path);
      if (owner) await pageOf(owner, path).catch(() => containers.forget(owner));
    },
    /** Returns the page at a path with its module; none without an owner. @throws RemoteError if a file fails to load */
    async pagesAt(path: string): Promise<RouteObject[]> {
      const { owner, known } = await ownerOfPath(path);
      if (!owner && !known.allKnown) throw new RemoteError(path, 'unavailable');
      if (!owner) return [];
      try {
        return await load(owner, () => pageOf(owner, path));
      } catch (error) {
        const { reason } = error as RemoteError;
        await fallBack({ ...owner, reason }, path);
        throw error;
      }
    },
    reportThrown,
  };
}

function parseSlotModule(value: unknown): SlotModule {
  if (!isComponent((value as SlotModule | null)?.default)) throw new TypeError('exports no component');
  return value as SlotModule;
}

/** Loads server-rendered slots immediately. Their code hydrates them; if it fails to load, the HTML stays. */
export function withServerRenderedSlots(
  source: Omit<SlotSource, 'shown'>,
  sent: readonly string[],
  hydrationTracker: HydrationTracker,
): SlotSource {
  const asked = new Map(sent.map((slot) => [slot, source.load(slot)]));
  const arriving = new Map(
    [...asked].map(([slot, settled]) => {
      const module = settled.then((state) => (state.kind === 'loaded' ? state.module : never()));
      return [slot, { kind: 'arriving', module }] as const;
    }),
  );
  return {
    ...source,
    peek: (slot) => arriving.get(slot) ?? source.peek(slot),
    load(slot) {
      const known = asked.get(slot);
      if (!known) return source.load(slot);
      // Later mounts of the slot load it normally.
      asked.delete(slot);
      arriving.delete(slot);
      hydrationTracker.onPending(slot);
      return known;
    },
    shown: hydrationTracker.onHydrated,
  };
}

const never = () => new Promise<never>(() => {});
