import type { RouteObject } from 'react-router-dom';
import type { RegistrySnapshot } from '../app/boot-data.ts';
import { isComponent, namespaceRoutes, parseRoutes } from '../app/portal-routes.tsx';
import { type BrowserFault, isOfDocument } from '../contract/fault.ts';
import { ownerOf } from '../contract/owner.ts';
import { RemoteError, type SettledState } from '../contract/remote-state.ts';
import type { SlotModule, SlotSource } from '../remote/slot.ts';
import type { Containers } from './containers.ts';
import type { LiveRegistry } from './live-registry.ts';
import { createModuleLoader, type LoadedModule } from './module-loader.ts';
import type { Source } from './next-attempt.ts';
import { pageAt } from './page-at.ts';
import { reloadIfGone } from './reload-if-gone.ts';

interface RemotesOptions {
  registry: LiveRegistry;
  containers: Containers;
  /** Called once, when a remote falls back to its previous release. */
  onFallback(remote: string): void;
  /** @param error undefined for a style sheet that failed to load */
  report(remote: string, version: string, fault: BrowserFault, error: unknown): void;
}

export type Remotes = ReturnType<typeof createRemotes>;

/** Remotes for the browser's router and slots. */
export function createRemotes({ registry, containers, onFallback, report }: RemotesOptions) {
  const filled = new Map<string, SettledState<SlotModule>>();
  const throwing = new Set<string>();
  const entryOf = (name: string) => registry.current().remotes.find((entry) => entry.name === name);
  const providerOf = (slot: string) =>
    registry.current().remotes.find(({ slots }) => slots.includes(slot))?.name;

  function reportFault(remote: string, source: Source, fault: BrowserFault, error?: unknown): void {
    const entry = entryOf(remote);
    const version = source === 'current' ? entry?.version : entry?.previous?.version;
    if (version) report(remote, version, fault, error);
  }

  const parts = createModuleLoader({
    hasPrevious: (remote) => Boolean(entryOf(remote)?.previous),
    onFailure(remote, { source, reason }, error) {
      containers.forget(remote, source);
      // A slow network is no fault of the release.
      if (reason !== 'unavailable' && reason !== 'timeout') reportFault(remote, source, reason, error);
    },
    onFallback(remote) {
      for (const slot of entryOf(remote)?.slots ?? []) filled.delete(slot);
      onFallback(remote);
    },
  });

  function entryFile(remote: string | undefined): string | undefined {
    const entry = remote && entryOf(remote);
    if (!entry) return undefined;
    return parts.sourceOf(remote) === 'current' ? entry.entry : entry.previous?.entry;
  }

  /**
   * Handles an error that a module threw while rendering.
   * @returns whether the document has fallen back
   */
  function reportAndFallBack(remote: string, error: unknown): boolean {
    const source = parts.sourceOf(remote);
    if (isOfDocument(error)) {
      reportFault(remote, source, 'document', error);
      return false;
    }
    containers.forget(remote, source);
    reportFault(remote, source, 'render', error);
    return parts.fallBack(remote);
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
        const { source, part } = await parts.load(provider, async (from) =>
          parseSlotModule(await containers.get(provider, `slots/${slot}`, from)),
        );
        const state = { kind: source === 'current' ? 'loaded' : 'fallback', module: part } as const;
        filled.set(slot, state);
        return state;
      } catch (error) {
        return { kind: 'failed', reason: (error as RemoteError).reason };
      }
    },
    beforeRetry: (slot) => reloadIfGone(entryFile(providerOf(slot))),
    threw(slot, error) {
      filled.delete(slot);
      const provider = providerOf(slot);
      if (!provider || !reportAndFallBack(provider, error)) throwing.add(slot);
    },
  };

  async function pageOf(remote: string, path: string, source: Source): Promise<RouteObject[]> {
    const routes = parseRoutes(await containers.get(remote, 'routes', source));
    if (!routes) throw new TypeError('exports no routes');
    const page = await pageAt(namespaceRoutes(remote, routes), path);
    if (page.length === 0 && source === 'previous') throw new Error('has no such page');
    return page;
  }

  const ownerAt = ({ remotes, allKnown }: RegistrySnapshot, path: string) => ownerOf(remotes, path, allKnown);

  async function ownerOfPath(path: string) {
    const known = ownerAt(registry.current(), path) ? registry.current() : await registry.loadMissing();
    return { known, owner: ownerAt(known, path)?.name };
  }

  return {
    slots,
    /** Fetches the code of a page. Errors are ignored; they show on navigation. */
    async prefetch(path: string): Promise<void> {
      const { owner } = await ownerOfPath(path);
      if (!owner) return;
      const source = parts.sourceOf(owner);
      await pageOf(owner, path, source).catch(() => containers.forget(owner, source));
    },
    /**
     * Returns the pages of the remote that owns a path, with the module of the matching one; none without an owner.
     * @param path relative to the base path
     * @throws RemoteError if the registry, the remote or the page's module fails to load
     */
    async pagesAt(path: string): Promise<LoadedModule<RouteObject[]>> {
      const { owner, known } = await ownerOfPath(path);
      if (!owner && !known.allKnown) throw new RemoteError(path, 'unavailable');
      if (!owner) return { source: 'current', part: [] };
      return parts.load(owner, (source) => pageOf(owner, path, source));
    },
    /**
     * Handles an error that a page threw while rendering.
     * @returns whether another release can be loaded
     */
    onPageError(path: string, error: unknown): boolean {
      const owner = ownerAt(registry.current(), path)?.name;
      return owner !== undefined && reportAndFallBack(owner, error);
    },
    /** Entry script of the remote that owns a path. */
    entryAt: (path: string) => entryFile(ownerAt(registry.current(), path)?.name),
    /** Whether the page's remote has a previous release that is not in use yet. */
    canFallBack(path: string): boolean {
      const owner = ownerAt(registry.current(), path)?.name;
      return owner !== undefined && Boolean(entryOf(owner)?.previous) && parts.sourceOf(owner) === 'current';
    },
    /**
     * Falls back to the previous release, for example after a style sheet failed.
     * @returns whether there is one
     */
    leave(remote: string, fault: BrowserFault): boolean {
      reportFault(remote, parts.sourceOf(remote), fault);
      return parts.fallBack(remote);
    },
  };
}

function parseSlotModule(value: unknown): SlotModule {
  if (!isComponent((value as SlotModule | null)?.default)) throw new TypeError('exports no component');
  return value as SlotModule;
}
