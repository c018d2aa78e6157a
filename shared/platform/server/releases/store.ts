import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import * as z from 'zod';
import { listStoredFiles, type ReleaseManifest, releaseManifest } from '../../contract/release-manifest.ts';
import type { FetchFile } from './fetch-files.ts';
import { emptyRecord, type ReleaseRecord, releaseRecord } from './release-record.ts';
import { writeAtomically } from './write-atomically.ts';

const MARKER = '.portal-releases';
const MAX_CONCURRENT_WRITES = 6;

export interface StoredRelease {
  manifest: ReleaseManifest;
  digest: string;
  /** Reads a file by its name; null if missing or damaged. @throws Error if the disk is temporarily unreadable */
  read(file: string): Promise<Buffer | null>;
}

/** Releases on disk, which one process writes. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * Opens the store: files of all releases by their SHA-256 in `objects/`, and in `remotes/` a record of the releases of
 * each remote, and of each preview of one, by the id of its track.
 * @param root absolute path; created if it is missing
 * @throws Error if the folder contains other files
 */
export async function openStore(root: string) {
  await claimFolder(root);
  const objects = path.join(root, 'objects');
  for (const folder of [objects, path.join(root, 'remotes')])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  const records = await readRecords(root);
  const opened = new Map<string, StoredRelease>();
  /** Digests of releases whose files this process has verified. */
  const verified = new Set<string>();
  let retained = '';
  let writing: Promise<void> = Promise.resolve();

  /** Returns an object, or null if it is missing or damaged. @throws Error if the disk is temporarily unreadable */
  async function load(sha256: string): Promise<Buffer | null> {
    const content = await readFile(path.join(objects, sha256)).catch(nullIfDamaged);
    return content && hash('sha256', content) === sha256 ? content : null;
  }

  /** Returns a file of a release by its SHA-256, or null if it is missing or damaged: then all are verified again. */
  async function readObject(sha256: string): Promise<Buffer | null> {
    const content = await load(sha256);
    if (!content) verified.clear();
    return content;
  }

  function openRelease(manifest: ReleaseManifest, digest: string): StoredRelease {
    const files = new Map(Object.entries(listStoredFiles(manifest)));
    const release: StoredRelease = {
      manifest,
      digest,
      async read(file) {
        const sha256 = files.get(file)?.sha256;
        return sha256 === undefined ? null : readObject(sha256);
      },
    };
    opened.set(digest, release);
    return release;
  }

  /** Returns a release by the digest of its manifest, or null if that is missing or damaged. */
  async function open(digest: string): Promise<StoredRelease | null> {
    const known = opened.get(digest);
    if (known) return known;
    const bytes = await load(digest);
    return bytes && openRelease(parseManifest(bytes), digest);
  }

  for (const { releases } of records.values())
    for (const { digest } of Object.values(releases)) await open(digest).catch(() => null);

  return {
    root,
    open,
    readObject,
    ids: (): string[] => [...records.keys()],
    record: (id: string): ReleaseRecord => records.get(id) ?? emptyRecord,
    /** Stores a record; null removes it. */
    async save(id: string, record: ReleaseRecord | null): Promise<void> {
      if (JSON.stringify(record) === JSON.stringify(records.get(id) ?? null)) return;
      if (record) records.set(id, record);
      else records.delete(id);
      // Serialised, each with the latest record, so that an older one never overwrites it.
      const write = () => {
        const latest = records.get(id);
        const file = getRecordPath(root, id);
        return latest
          ? writeAtomically(file, `${JSON.stringify(latest, null, 2)}\n`)
          : rm(file, { force: true });
      };
      writing = writing.then(write, write);
      await writing;
    },
    releases: (id: string): Map<string, StoredRelease> =>
      new Map(
        Object.entries(records.get(id)?.releases ?? {}).flatMap(([version, { digest }]) => {
          const release = opened.get(digest);
          return release ? [[version, release] as const] : [];
        }),
      ),
    /** Stores the missing and damaged files of a release. @throws Error for the first file that is not available */
    async add(manifest: ReleaseManifest, bytes: Uint8Array, fetchFile: FetchFile): Promise<StoredRelease> {
      const queue = new PQueue({ concurrency: MAX_CONCURRENT_WRITES });
      const stop = new AbortController();
      const work = Object.entries(listStoredFiles(manifest)).map(([file, described]) =>
        // The queue does not get the signal, because it would not wait for running writes.
        queue.add(async () => {
          stop.signal.throwIfAborted();
          if (await load(described.sha256)) return;
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
      if (!(await load(digest))) await writeAtomically(path.join(objects, digest), bytes);
      verified.add(digest);
      return opened.get(digest) ?? openRelease(manifest, digest);
    },
    /** Returns whether all files of a release are intact. They are read once, and again after damage was found. */
    async isIntact(digest: string): Promise<boolean> {
      if (verified.has(digest)) return true;
      const release = (await load(digest)) && (await open(digest));
      if (!release) return false;
      for (const { sha256 } of Object.values(listStoredFiles(release.manifest)))
        if (!(await load(sha256))) return false;
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
      for (const known of [opened, verified])
        for (const digest of known.keys()) if (!digests.has(digest)) known.delete(digest);
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

/** Marks an empty folder as the store's, so that a misconfigured variable never makes it read or delete other files. */
async function claimFolder(root: string): Promise<void> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const names = await readdir(root);
  if (names.includes(MARKER)) return;
  if (names.length > 0)
    throw new Error(`RELEASES_DIR: ${root} holds "${names[0]}", which is no release. Name an empty folder.`);
  await writeFile(path.join(root, MARKER), '', { mode: 0o600 });
}

const getRecordPath = (root: string, id: string): string => path.join(root, 'remotes', `${id}.json`);

/** Returns a stored record, also for another process; an empty one if it is missing or unreadable. */
export async function readRecord(root: string, id: string): Promise<ReleaseRecord> {
  try {
    return releaseRecord.parse(JSON.parse(await readFile(getRecordPath(root, id), 'utf8')));
  } catch {
    return emptyRecord;
  }
}

async function readRecords(root: string): Promise<Map<string, ReleaseRecord>> {
  const records = new Map<string, ReleaseRecord>();
  for (const file of await readdir(path.join(root, 'remotes'))) {
    const { name, ext } = path.parse(file);
    if (ext === '.json') records.set(name, await readRecord(root, name));
    // A crash left it behind.
    else await rm(path.join(root, 'remotes', file), { force: true });
  }
  return records;
}
