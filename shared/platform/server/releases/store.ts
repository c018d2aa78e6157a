import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import * as z from 'zod';
import { listStoredFiles, type ReleaseManifest, releaseManifest } from '../../contract/release-manifest.ts';
import { emptyRecord, type ReleaseRecord, releaseRecord } from './release-record.ts';
import { writeAtomically } from './write-atomically.ts';

/** Marks the store's folder. */
const MARKER = '.portal-releases';
const MAX_CONCURRENT_WRITES = 6;

/** Stored release with all its files. */
export interface StoredRelease {
  manifest: ReleaseManifest;
  /** SHA-256 of `portal.json` as received. */
  digest: string;
  /**
   * Reads a file by its name in the manifest; null if it is missing or damaged.
   * @throws Error if the disk is temporarily unreadable
   */
  read(file: string): Promise<Buffer | null>;
}

/** State of a remote: its releases, and those of its previews by name. */
const remoteState = z.object({
  format: z.literal(1),
  releases: releaseRecord,
  previews: z.record(z.string(), releaseRecord),
});

type RemoteState = z.infer<typeof remoteState>;

const emptyState: RemoteState = { format: 1, releases: emptyRecord, previews: {} };

/** Releases of a remote that have one record: those for all visitors, or those of a preview. */
export interface RecordKey {
  name: string;
  /** Name of the preview; null for the releases for all visitors. */
  preview: string | null;
}

/** Returns a text that identifies a record. */
export const formatKey = ({ name, preview }: RecordKey): string => `${name} ${preview ?? ''}`;

/** Loads a file of a release. Rejects if it is larger than described; the store verifies the hash. */
export type FetchFile = (
  file: string,
  described: { sha256: string; size: number },
  signal: AbortSignal,
) => Promise<Uint8Array>;

/** Releases on disk, which one process writes. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * Opens the store: files of all releases by their SHA-256 in `objects/`, and a state of each remote in
 * `remotes/<name>.json`.
 * @param root absolute path; created if it is missing
 * @throws Error if the folder contains other files
 */
export async function openStore(root: string) {
  await claimFolder(root);
  const objects = path.join(root, 'objects');
  for (const folder of [objects, path.join(root, 'remotes')])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  const states = await readStates(root);
  const opened = new Map<string, StoredRelease>();
  /** Digests of releases whose files this process has verified. */
  const verified = new Set<string>();
  let retained = '';
  let writing: Promise<void> = Promise.resolve();

  /** Returns an object, or null if it is missing or damaged. @throws Error if the disk is temporarily unreadable */
  async function readObject(sha256: string): Promise<Buffer | null> {
    const content = await readFile(path.join(objects, sha256)).catch(nullIfDamaged);
    return content && hash('sha256', content) === sha256 ? content : null;
  }

  function setDamaged(sha256: string): void {
    for (const { digest, manifest } of opened.values()) {
      const files = Object.values(listStoredFiles(manifest));
      if (digest === sha256 || files.some((file) => file.sha256 === sha256)) verified.delete(digest);
    }
  }

  function openRelease(manifest: ReleaseManifest, digest: string): StoredRelease {
    const files = new Map(Object.entries(listStoredFiles(manifest)));
    const release: StoredRelease = {
      manifest,
      digest,
      async read(file) {
        const sha256 = files.get(file)?.sha256;
        if (sha256 === undefined) return null;
        const content = await readObject(sha256);
        if (!content) setDamaged(sha256);
        return content;
      },
    };
    opened.set(digest, release);
    return release;
  }

  /** Returns a release by the digest of its manifest, or null if that is missing or damaged. */
  async function open(digest: string): Promise<StoredRelease | null> {
    const known = opened.get(digest);
    if (known) return known;
    const bytes = await readObject(digest);
    return bytes && openRelease(parseManifest(bytes), digest);
  }

  for (const { releases, previews } of states.values())
    for (const record of [releases, ...Object.values(previews)])
      for (const { digest } of Object.values(record.releases)) await open(digest).catch(() => null);

  return {
    root,
    open,
    /** Returns a file of a release by its SHA-256, or null if it is missing or damaged. */
    async readObject(sha256: string): Promise<Buffer | null> {
      const content = await readObject(sha256);
      if (!content) setDamaged(sha256);
      return content;
    },
    /** Returns the remotes with a state. */
    names: (): string[] => [...states.keys()],
    /** Returns the names of a remote's previews. */
    previews: (name: string): string[] => Object.keys(states.get(name)?.previews ?? {}),
    record({ name, preview }: RecordKey): ReleaseRecord {
      const { releases, previews } = states.get(name) ?? emptyState;
      if (preview === null) return releases;
      return (Object.hasOwn(previews, preview) && previews[preview]) || emptyRecord;
    },
    /** Stores a record; null removes that of a preview. */
    async save({ name, preview }: RecordKey, record: ReleaseRecord | null): Promise<void> {
      const before = states.get(name) ?? emptyState;
      const { [preview ?? '']: known, ...previews } = before.previews;
      if (record === (preview === null ? before.releases : (known ?? null))) return;
      const next =
        preview === null
          ? { ...before, releases: record ?? emptyRecord }
          : { ...before, previews: record ? { ...previews, [preview]: record } : previews };
      states.set(name, next);
      // Serialised, each with the latest state, so that an older one never overwrites it.
      const write = () =>
        writeAtomically(statePath(root, name), `${JSON.stringify(states.get(name), null, 2)}\n`);
      writing = writing.then(write, write);
      await writing;
    },
    /** Returns the stored releases of a record by version, last announced first. */
    releases: ({ releases }: ReleaseRecord): Map<string, StoredRelease> =>
      new Map(
        Object.entries(releases).flatMap(([version, { digest }]) => {
          const release = opened.get(digest);
          return release ? [[version, release] as const] : [];
        }),
      ),
    /**
     * Stores the missing and damaged files of a release.
     * @param bytes `portal.json` as received
     * @throws Error for the first file that is not available
     */
    async add(manifest: ReleaseManifest, bytes: Uint8Array, fetchFile: FetchFile): Promise<StoredRelease> {
      const queue = new PQueue({ concurrency: MAX_CONCURRENT_WRITES });
      const stop = new AbortController();
      const work = Object.entries(listStoredFiles(manifest)).map(([file, described]) =>
        // The queue does not get the signal, because it would not wait for running writes.
        queue.add(async () => {
          stop.signal.throwIfAborted();
          if (await readObject(described.sha256)) return;
          const content = await fetchFile(file, described, stop.signal);
          if (hash('sha256', content) !== described.sha256)
            throw new Error(`${file} is not the announced file`);
          await writeAtomically(path.join(objects, described.sha256), content);
        }),
      );
      try {
        await Promise.all(work);
      } catch (error) {
        stop.abort();
        await Promise.allSettled(work);
        throw error;
      }
      const digest = hash('sha256', bytes);
      if (!(await readObject(digest))) await writeAtomically(path.join(objects, digest), bytes);
      verified.add(digest);
      return opened.get(digest) ?? openRelease(manifest, digest);
    },
    /** Returns whether all files of a release are intact. They are read once, and again after damage was found. */
    async isIntact(digest: string): Promise<boolean> {
      if (verified.has(digest)) return true;
      const release = (await readObject(digest)) && (await open(digest));
      if (!release) return false;
      for (const file of Object.keys(listStoredFiles(release.manifest)))
        if (!(await release.read(file))) return false;
      verified.add(digest);
      return true;
    },
    /** Removes the objects of all other releases. Must not run while a release is being added. */
    async retainOnly(digests: ReadonlySet<string>): Promise<void> {
      const key = [...digests].sort().join();
      if (key === retained) return;
      const used = new Set(digests);
      for (const digest of digests) {
        const release = await open(digest);
        // The files of a damaged manifest are unknown until it is repaired.
        if (!release) return;
        for (const { sha256 } of Object.values(listStoredFiles(release.manifest))) used.add(sha256);
      }
      for (const name of await readdir(objects))
        if (!used.has(name)) await rm(path.join(objects, name), { force: true });
      for (const digest of opened.keys()) if (!digests.has(digest)) opened.delete(digest);
      retained = key;
    },
  };
}

/** @throws Error if the text is not a manifest */
export const parseManifest = (bytes: Uint8Array): ReleaseManifest =>
  z.parse(releaseManifest, JSON.parse(new TextDecoder().decode(bytes)));

/** Returns null for a missing or unreadable file. With other errors, such as too many open files, it may be intact. */
function nullIfDamaged(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'EIO'].includes(error.code ?? '')) return null;
  throw error;
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

const statePath = (root: string, name: string): string => path.join(root, 'remotes', `${name}.json`);

/** Returns a remote's state; an empty one if it is missing or unreadable. */
async function readState(root: string, name: string): Promise<RemoteState> {
  try {
    return remoteState.parse(JSON.parse(await readFile(statePath(root, name), 'utf8')));
  } catch {
    return emptyState;
  }
}

async function readStates(root: string): Promise<Map<string, RemoteState>> {
  const states = new Map<string, RemoteState>();
  for (const file of await readdir(path.join(root, 'remotes'))) {
    const { name, ext } = path.parse(file);
    if (ext === '.json') states.set(name, await readState(root, name));
    // A crash left it behind.
    else await rm(path.join(root, 'remotes', file), { force: true });
  }
  return states;
}

/** Returns the record of a remote's releases for another process; an empty one if it is missing. */
export const readStoredRecord = async (root: string, name: string): Promise<ReleaseRecord> =>
  (await readState(root, name)).releases;
