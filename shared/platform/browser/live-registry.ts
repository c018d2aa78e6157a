import type { RegistrySnapshot } from '../app/boot-data.ts';
import { matchOwner } from '../contract/owner.ts';

/** Remotes that the browser knows: those in the page, and those that become available later. */
export type LiveRegistry = ReturnType<typeof createLiveRegistry>;

/**
 * @param booted registry in the page
 * @param read fetches the server's current registry
 */
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

/**
 * Returns the menu entry that a remote declares for the page at a path, or null.
 * @param path relative to the base path
 */
export function findMenuForPath({ remotes, allKnown }: RegistrySnapshot, path: string): string | null {
  const claim = matchOwner(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}
