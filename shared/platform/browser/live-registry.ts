import type { RegistrySnapshot } from '../app/boot-data.ts';

/** The remotes that the browser knows: those sent with the page, and those that become available later. */
export interface LiveRegistry {
  current(): RegistrySnapshot;
  /** Asks the server for the remotes that are missing, if any are; never rejects. */
  loadMissing(): Promise<RegistrySnapshot>;
}

/**
 * @param booted came with the page
 * @param read asks the server what it knows now
 */
export function createLiveRegistry(
  booted: RegistrySnapshot,
  read: () => Promise<RegistrySnapshot>,
): LiveRegistry {
  let known = booted;
  return {
    current: () => known,
    async loadMissing() {
      if (known.allKnown) return known;
      const fresh = await read().catch(() => known);
      // A page stays with the releases that it started with.
      const names = new Set(known.remotes.map(({ name }) => name));
      known = {
        remotes: [...known.remotes, ...fresh.remotes.filter(({ name }) => !names.has(name))],
        allKnown: fresh.allKnown,
      };
      return known;
    },
  };
}

const TIMEOUT_MS = 10_000;

/** @throws when the server cannot be reached or answers something else */
export async function readRegistry(basePath: string): Promise<RegistrySnapshot> {
  const response = await fetch(`${basePath}/registry.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return response.json() as Promise<RegistrySnapshot>;
}
