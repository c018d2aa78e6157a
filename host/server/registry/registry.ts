import { type Admission, admit } from '@portal/shared/federation/admission';
import { type RemoteManifest, remoteManifest } from '@portal/shared/federation/remote-manifest';
import * as z from '@portal/shared/schema';
import type { KnownRemotes, RegistryEntry } from '../../src/app/boot-data.ts';
import type { RemoteAddress } from '../config.ts';

/** A remote that may be mounted, with what its build says of itself. */
interface KnownRemote {
  address: RemoteAddress;
  manifest: RemoteManifest;
}

export interface Registry {
  /** Remotes in order of precedence; a remote that went away stays with its last good manifest. */
  remotes(): readonly KnownRemote[];
  /** What the browser is told. */
  entries(): readonly RegistryEntry[];
  /** The same, and whether it is all there is. */
  known(): KnownRemotes;
  find(name: string): KnownRemote | undefined;
  addressOf(name: string): string | undefined;
  /** Changes whenever any remote's release does. */
  version(): string;
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
  const complaints = new Map<string, string>();
  let known: KnownRemote[] = [];
  let entries: RegistryEntry[] = [];
  let underway: Promise<void> | null = null;

  /** Says each trouble once, not at every refresh. */
  function complain(name: string, text: string | null): void {
    if (complaints.get(name) === (text ?? undefined)) return;
    if (text === null) complaints.delete(name);
    else complaints.set(name, text);
    report(text === null ? `${name}: back` : `${name}: ${text}`);
  }

  async function readOne(address: RemoteAddress): Promise<void> {
    try {
      const manifest = z.parse(remoteManifest, await read(address));
      if (manifest.name !== address.name) throw new Error(`calls itself ${manifest.name}`);
      lastGood.set(address.name, manifest);
      complain(address.name, null);
    } catch (error) {
      complain(
        address.name,
        `manifest unreadable (${error instanceof Error ? error.message : String(error)})`,
      );
    }
  }

  function rebuild(): void {
    const manifests = addresses.flatMap((address) => lastGood.get(address.name) ?? []);
    const admitted = admit(manifests).filter((each): each is Admission & { kind: 'admitted' } => {
      if (each.kind === 'blocked') complain(each.manifest.name, `blocked (${each.reason})`);
      return each.kind === 'admitted';
    });
    known = admitted.map(({ manifest }) => ({
      manifest,
      address: addresses.find((address) => address.name === manifest.name) as RemoteAddress,
    }));
    entries = known.map(({ manifest }) => entryOf(manifest));
  }

  return {
    remotes: () => known,
    entries: () => entries,
    known: () => ({
      remotes: entries,
      allKnown: addresses.every(({ name }) => lastGood.has(name)),
    }),
    find: (name) => known.find(({ manifest }) => manifest.name === name),
    addressOf: (name) => addresses.find((address) => address.name === name)?.url,
    version: () => entries.map((entry) => entry.version).join(),
    refresh() {
      underway ??= Promise.all(addresses.map(readOne))
        .then(rebuild)
        .finally(() => {
          underway = null;
        });
      return underway;
    },
  };
}

/** Base of a remote's files on the portal's own origin. */
export const filesOf = (name: string): string => `/senac-portal/remotes/${name}/web/`;

const entryOf = (manifest: RemoteManifest): RegistryEntry => ({
  name: manifest.name,
  version: manifest.version,
  entry: filesOf(manifest.name) + manifest.entry,
  previous: manifest.previous && filesOf(manifest.name) + manifest.previous.entry,
  paths: manifest.paths,
  slots: Object.keys(manifest.slots),
});

async function readManifest(address: RemoteAddress): Promise<unknown> {
  const response = await fetch(`${address.url}/portal.json`, { signal: AbortSignal.timeout(2_000) });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return response.json();
}
