import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type ReleaseManifest, releaseManifest } from '../../../contract/release-manifest.ts';
import { claimFolder } from './claim-folder.ts';
import { fetchRelease } from './fetch-release.ts';
import { emptyRecord, type ReleaseRecord, withAnnounced, withoutReleases } from './release-record.ts';
import { RECORD, readStoredRecord } from './stored-record.ts';
import { syncFolder, writeAtomically, writeThrough } from './write-atomically.ts';

const MANIFEST = 'portal.json';
/** Beginning of the folders of releases that are not whole yet. */
const DRAFT = '.draft-';

/** A release on this machine's disk, all of its files. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  folder: string;
  /** SHA-256 of its `portal.json`, as it was sent. */
  manifestDigest: string;
}

/** What is stored of one remote. */
export interface StoredRemote {
  record: ReleaseRecord;
  /** By version. */
  releases: ReadonlyMap<string, StoredRelease>;
}

type Remote = StoredRemote & { releases: Map<string, StoredRelease> };

interface Announced {
  manifest: ReleaseManifest;
  /** `portal.json` as it was sent. */
  bytes: Uint8Array;
  /** Its files, where they are at hand already. */
  contents?: ReadonlyMap<string, Uint8Array>;
}

/** The stored release of a version, or null. */
export const releaseIn = (
  { releases }: StoredRemote,
  version: string | null | undefined,
): StoredRelease | null => (version && releases.get(version)) || null;

export interface ReleaseStore {
  of(remote: string): StoredRemote;
  /** Of the remotes that something is stored of. */
  names(): string[];
  /** Fetches the files of a release. It is there whole, or not at all. @throws Error for the first file that fails */
  add(announced: Announced, url: string): Promise<StoredRelease>;
  /** Writes down what is known of a remote's releases. */
  save(remote: string, record: ReleaseRecord): Promise<void>;
  /** Removes releases; their record with them. */
  remove(remote: string, versions: readonly string[]): Promise<void>;
  /** Whether every file of a release is as its manifest says. */
  isSound(release: StoredRelease): Promise<boolean>;
}

/**
 * The releases that this host keeps, a folder for each remote, below it one for each release and `record.json`:
 * whatever becomes of the remotes' own servers, these are served.
 * @param root absolute path; made where it is not there
 * @throws Error where the folder holds something else
 */
export async function openReleaseStore(root: string): Promise<ReleaseStore> {
  await claimFolder(root);
  const remotes = new Map<string, Remote>();
  // No remote's name begins with a dot.
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('.'))
      remotes.set(entry.name, await readRemote(path.join(root, entry.name)));

  let writing: Promise<void> = Promise.resolve();
  const nothing = (): Remote => ({ record: emptyRecord, releases: new Map() });

  function remoteOf(name: string): Remote {
    const remote = remotes.get(name) ?? nothing();
    remotes.set(name, remote);
    return remote;
  }

  async function save(name: string, record: ReleaseRecord): Promise<void> {
    const remote = remoteOf(name);
    if (remote.record === record) return;
    remote.record = record;
    // One after the other, each the latest: what is written last must not be what was said first.
    const write = async () => {
      await mkdir(path.join(root, name), { recursive: true, mode: 0o700 });
      await writeAtomically(path.join(root, name, RECORD), `${JSON.stringify(remote.record, null, 2)}\n`);
    };
    writing = writing.then(write, write);
    await writing;
  }

  return {
    // Anybody may ask for the files of any remote: what is not there is not remembered.
    of: (name) => remotes.get(name) ?? nothing(),
    names: () => [...remotes.keys()],
    async add({ manifest, bytes, contents }, url) {
      const { name, version } = manifest;
      const { releases } = remoteOf(name);
      const folder = path.join(root, name, version);
      const draft = path.join(root, name, DRAFT + randomUUID());
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        await fetchRelease({ url, manifest, contents, folder: draft, stored: [...releases.values()] });
        await writeThrough(path.join(draft, MANIFEST), bytes);
        await rm(folder, { recursive: true, force: true });
        await rename(draft, folder);
        await syncFolder(path.dirname(folder));
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      const release = { manifest, folder, manifestDigest: hash('sha256', bytes) };
      releases.set(version, release);
      return release;
    },
    save,
    async remove(name, versions) {
      if (versions.length === 0) return;
      const remote = remoteOf(name);
      await save(name, withoutReleases(remote.record, versions));
      for (const version of versions) {
        const release = remote.releases.get(version);
        remote.releases.delete(version);
        if (!release) continue;
        // As a draft it is removed by the next start, should this not come to its end.
        const draft = path.join(root, name, DRAFT + randomUUID());
        await rename(release.folder, draft);
        await rm(draft, { recursive: true, force: true });
      }
    },
    async isSound({ manifest, folder }) {
      for (const [file, { sha256 }] of Object.entries(manifest.files)) {
        const content = await readFile(path.join(folder, file)).catch(() => null);
        if (!content || hash('sha256', content) !== sha256) return false;
      }
      return true;
    },
  };
}

/** What is in a remote's folder; drafts that a crash has left there are removed, and nothing else is. */
async function readRemote(folder: string): Promise<Remote> {
  const releases = new Map<string, StoredRelease>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (entry.name.startsWith(`${RECORD}.`) && entry.name.endsWith('.tmp')) await rm(at, { force: true });
      continue;
    }
    if (entry.name.startsWith(DRAFT)) {
      await rm(at, { recursive: true, force: true });
      continue;
    }
    const release = await readRelease(at);
    if (release?.manifest.version === entry.name) releases.set(entry.name, release);
  }
  return { record: await readRecord(folder, [...releases.keys()]), releases };
}

async function readRelease(folder: string): Promise<StoredRelease | null> {
  try {
    const bytes = await readFile(path.join(folder, MANIFEST));
    const manifest = z.parse(releaseManifest, JSON.parse(bytes.toString()));
    return { manifest, folder, manifestDigest: hash('sha256', bytes) };
  } catch {
    return null;
  }
}

/** The record, which then speaks of exactly the releases that are there. */
async function readRecord(folder: string, versions: readonly string[]): Promise<ReleaseRecord> {
  const written = await readStoredRecord(path.dirname(folder), path.basename(folder));
  const gone = Object.keys(written.releases).filter((version) => !versions.includes(version));
  return versions
    .filter((version) => !(version in written.releases))
    .reduce(
      (record, version) => withAnnounced(record, version, { now: Date.now(), signedBy: null }),
      withoutReleases(written, gone),
    );
}
