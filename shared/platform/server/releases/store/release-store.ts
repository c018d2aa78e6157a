import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {
  listStoredFiles,
  type ReleaseManifest,
  releaseManifest,
} from '../../../contract/release-manifest.ts';
import {
  emptyRecord,
  type ReleaseRecord,
  releaseRecord,
  withAnnounced,
  withoutReleases,
} from './release-record.ts';
import {
  type DamageListener,
  MANIFEST,
  openStoredRelease,
  type StoredRelease,
  type StoredRemote,
} from './stored-release.ts';
import { syncFolder, writeAtomically, writeThrough } from './write-atomically.ts';
import { type FetchFile, writeFiles } from './write-files.ts';

const MANIFEST_HASH = `${MANIFEST}.sha256`;
const RECORD = 'record.json';
/** Prefix of folders with incomplete releases. */
const DRAFT = '.draft-';
/** Marks the store's folder. */
const MARKER = '.portal-releases';

type Remote = StoredRemote & { releases: Map<string, StoredRelease> };

/** Releases on disk, which one process writes. */
export type ReleaseStore = Awaited<ReturnType<typeof openReleaseStore>>;

/**
 * Opens the store: one folder per remote, which contains `record.json` and one folder per release. Its releases are
 * served even if the remotes' own servers fail.
 * @param root absolute path; created if it is missing
 * @throws Error if the folder contains other files
 */
export async function openReleaseStore(root: string) {
  await claimFolder(root);
  const remotes = new Map<string, Remote>();
  const listeners: DamageListener[] = [];
  const unreadable: { name: string; version: string }[] = [];
  const onDamaged: DamageListener = (release) => {
    for (const listener of listeners) listener(release);
  };
  // Names of remotes never start with a dot.
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.tmp')) await rm(path.join(root, entry.name), { force: true });
    else if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const { name } = entry;
      const { gone, ...remote } = await readRemote(root, name, onDamaged);
      remotes.set(name, remote);
      unreadable.push(...gone.map((version) => ({ name, version })));
    }

  let writing: Promise<void> = Promise.resolve();
  const createRemote = (): Remote => ({ record: emptyRecord, releases: new Map() });

  function getOrCreateRemote(name: string): Remote {
    const remote = remotes.get(name) ?? createRemote();
    remotes.set(name, remote);
    return remote;
  }

  /** Stores a remote's record. */
  async function save(name: string, record: ReleaseRecord): Promise<void> {
    const remote = getOrCreateRemote(name);
    if (remote.record === record) return;
    remote.record = record;
    // Serialised, each with the latest record, so that an older one never overwrites it.
    const write = async () => {
      await mkdir(path.join(root, name), { recursive: true, mode: 0o700 });
      await writeAtomically(path.join(root, name, RECORD), `${JSON.stringify(remote.record, null, 2)}\n`);
    };
    writing = writing.then(write, write);
    await writing;
  }

  return {
    // Not stored: requests may contain any name.
    of: (remote: string): StoredRemote => remotes.get(remote) ?? createRemote(),
    /** Returns the remotes with stored releases. */
    names: (): string[] => [...remotes.keys()],
    /** Releases that were missing or had a damaged manifest when the store was opened. */
    unreadable: unreadable as readonly { name: string; version: string }[],
    /** Registers a listener for releases of which a read finds a file missing or damaged. */
    onDamaged: (listener: DamageListener) => void listeners.push(listener),
    /**
     * Stores a release completely, or not at all.
     * @param bytes `portal.json` as received
     * @param fetchFile loads each file that no other release of the remote contains
     * @throws Error for the first file that is not available
     */
    async add(manifest: ReleaseManifest, bytes: Uint8Array, fetchFile: FetchFile): Promise<StoredRelease> {
      const { name, version } = manifest;
      const { releases } = getOrCreateRemote(name);
      const folder = path.join(root, name, version);
      const draft = path.join(root, name, DRAFT + randomUUID());
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        await writeFiles(manifest, draft, fetchFile, (file, sha256) => {
          const other = [...releases.values()].find(
            (each) => listStoredFiles(each.manifest)[file]?.sha256 === sha256,
          );
          return other ? path.join(root, name, other.manifest.version, file) : null;
        });
        await writeThrough(path.join(draft, MANIFEST), bytes);
        await writeThrough(path.join(draft, MANIFEST_HASH), hash('sha256', bytes));
        await rm(folder, { recursive: true, force: true });
        await rename(draft, folder);
        await syncFolder(path.dirname(folder));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      const release = openStoredRelease(folder, manifest, bytes, onDamaged);
      releases.set(version, release);
      return release;
    },
    save,
    /** Removes releases and their records. */
    async remove(name: string, versions: readonly string[]): Promise<void> {
      if (versions.length === 0) return;
      const remote = getOrCreateRemote(name);
      await save(name, withoutReleases(remote.record, versions));
      for (const version of versions) {
        if (!remote.releases.delete(version)) continue;
        // If the process ends here, the next start removes the draft.
        const draft = path.join(root, name, DRAFT + randomUUID());
        await rename(path.join(root, name, version), draft);
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Marks an empty folder as the store's, so that a misconfigured variable never makes it read or delete other files.
 * @throws Error if the folder contains other files
 */
async function claimFolder(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const names = await readdir(root);
  if (names.includes(MARKER)) return;
  if (names.length > 0)
    throw new Error(`RELEASES_DIR: ${root} holds "${names[0]}", which is no release. Name an empty folder.`);
  await writeFile(path.join(root, MARKER), '', { mode: 0o600 });
}

/** Returns a remote's record; an empty one if it is missing or unreadable. */
export async function readStoredRecord(root: string, remote: string): Promise<ReleaseRecord> {
  try {
    return releaseRecord.parse(JSON.parse(await readFile(path.join(root, remote, RECORD), 'utf8')));
  } catch {
    return emptyRecord;
  }
}

/** Reads a remote's folder and removes only drafts that a crash left behind. */
async function readRemote(
  root: string,
  name: string,
  onDamaged: DamageListener,
): Promise<Remote & { gone: string[] }> {
  const releases = new Map<string, StoredRelease>();
  for (const entry of await readdir(path.join(root, name), { withFileTypes: true })) {
    const at = path.join(root, name, entry.name);
    if (!entry.isDirectory()) {
      if (entry.name.startsWith(`${RECORD}.`) && entry.name.endsWith('.tmp')) await rm(at, { force: true });
      continue;
    }
    if (entry.name.startsWith(DRAFT)) {
      await rm(at, { recursive: true, force: true });
      continue;
    }
    const release = await readRelease(at, onDamaged);
    if (release?.manifest.version === entry.name) releases.set(entry.name, release);
  }
  return { ...(await readRecord(root, name, [...releases.keys()])), releases };
}

async function readRelease(folder: string, onDamaged: DamageListener): Promise<StoredRelease | null> {
  try {
    const bytes = await readFile(path.join(folder, MANIFEST));
    // Releases stored by older versions have no hash file.
    const sha256 = await readFile(path.join(folder, MANIFEST_HASH), 'utf8').catch(() => null);
    if (sha256 !== null && sha256 !== hash('sha256', bytes)) return null;
    const manifest = z.parse(releaseManifest, JSON.parse(bytes.toString()));
    return openStoredRelease(folder, manifest, bytes, onDamaged);
  } catch {
    return null;
  }
}

/** Returns the record, limited to releases that exist, and the versions that are gone. */
async function readRecord(root: string, name: string, versions: readonly string[]) {
  const written = await readStoredRecord(root, name);
  const gone = Object.keys(written.releases).filter((version) => !versions.includes(version));
  const record = versions
    .filter((version) => !(version in written.releases))
    .reduce(
      (record, version) => withAnnounced(record, version, { now: Date.now(), signedBy: null }),
      withoutReleases(written, gone),
    );
  return { record, gone };
}
