import { admit } from '@portal/runtime/federation/admission';
import { type RemoteManifest, remoteManifest } from '@portal/runtime/federation/remote-manifest';
import * as z from '@portal/shared/schema';
import type { RemoteAddress } from '../config/config.ts';

/** A remote that may be mounted, with what its build says of itself. */
interface KnownRemote {
  address: RemoteAddress;
  manifest: RemoteManifest;
}

export interface Registry {
  /** Remotes in order of precedence; a remote that went away stays with its last good manifest. */
  remotes(): readonly KnownRemote[];
  /** Whether every configured remote has been heard from. */
  allKnown(): boolean;
  find(name: string): KnownRemote | undefined;
  refresh(): Promise<void>;
}

interface RegistryOptions {
  addresses: readonly RemoteAddress[];
  /** Reads a remote's `portal.json`; rejects when it cannot. */
  read?: (address: RemoteAddress) => Promise<unknown>;
  report?: (line: string) => void;
}

/** Keeps what the remotes say of themselves, read again by `refresh`. */
export function createRegistry({
  addresses,
  read = readManifest,
  report = () => {},
}: RegistryOptions): Registry {
  const lastGood = new Map<string, RemoteManifest>();
  const troubles = new Map<string, string>();
  let known: KnownRemote[] = [];
  let inFlight: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** @returns what kept the manifest from being read, or null */
  async function readOne(address: RemoteAddress): Promise<string | null> {
    try {
      const manifest = z.parse(remoteManifest, await read(address));
      if (manifest.name !== address.name) throw new Error(`calls itself ${manifest.name}`);
      lastGood.set(address.name, manifest);
      return null;
    } catch (error) {
      return `manifest unreadable (${error instanceof Error ? error.message : String(error)})`;
    }
  }

  /** @returns the remotes that may not be mounted, with the reason */
  function rebuild(): Map<string, string> {
    const manifests = addresses.flatMap((address) => lastGood.get(address.name) ?? []);
    const admissions = admit(manifests);
    const admitted = admissions.filter((each) => each.kind === 'admitted');
    known = admitted.map(({ manifest }) => ({
      manifest,
      address: addresses.find((address) => address.name === manifest.name) as RemoteAddress,
    }));
    return new Map(
      admissions.flatMap((each) =>
        each.kind === 'blocked' ? [[each.manifest.name, `blocked (${each.reason})`]] : [],
      ),
    );
  }

  /** Says what has changed since the last look, and nothing of what goes on. */
  function tell(name: string, trouble: string | null): void {
    const before = troubles.get(name) ?? null;
    if (trouble === before) return;
    if (trouble === null) troubles.delete(name);
    else troubles.set(name, trouble);
    report(trouble === null ? `${name}: back` : `${name}: ${trouble}`);
  }

  async function refreshAll(): Promise<void> {
    const unreadable = await Promise.all(addresses.map(readOne));
    const blocked = rebuild();
    for (const [index, { name }] of addresses.entries())
      tell(name, unreadable[index] ?? blocked.get(name) ?? null);
  }

  function start(): Promise<void> {
    next = null;
    inFlight = refreshAll().finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  return {
    remotes: () => known,
    allKnown: () => addresses.every(({ name }) => lastGood.has(name)),
    find: (name) => known.find(({ manifest }) => manifest.name === name),
    refresh() {
      if (next) return next;
      if (!inFlight) return start();
      // What is being read may be of before the moment that somebody asks about.
      next = inFlight.then(start);
      return next;
    },
  };
}

async function readManifest(address: RemoteAddress): Promise<unknown> {
  const response = await fetch(`${address.url}/portal.json`, { signal: AbortSignal.timeout(2_000) });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return response.json();
}
