import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { releaseManifest } from '../../../contract/release-manifest.ts';
import { claimFolder } from './claim-folder.ts';
import { type Damaged, releaseInFolder } from './release-in-folder.ts';
import {
  emptyRecord,
  type ReleaseRecord,
  releaseRecord,
  withAnnounced,
  withoutReleases,
} from './release-record.ts';
import { MANIFEST, type ReleaseStore, type StoredRelease, type StoredRemote } from './release-store.ts';
import { syncFolder, writeAtomically, writeThrough } from './write-atomically.ts';
import { writeFiles } from './write-files.ts';

/** Name of the file with the hash of a release's manifest. */
const MANIFEST_HASH = `${MANIFEST}.sha256`;
/** Name of the record in a remote's folder. */
const RECORD = 'record.json';
/** Beginning of the folders of releases that are not whole yet. */
const DRAFT = '.draft-';

type Remote = StoredRemote & { releases: Map<string, StoredRelease> };

/**
 * The releases that this host keeps, a folder for each remote, below it one for each release and `record.json`:
 * whatever becomes of the remotes' own servers, these are served.
 * @param root absolute path; made where it is not there
 * @throws Error where the folder holds something else
 */
export async function openFolderStore(root: string): Promise<ReleaseStore> {
  await claimFolder(root);
  const remotes = new Map<string, Remote>();
  const listeners: Damaged[] = [];
  const unreadable: { name: string; version: string }[] = [];
  const damaged: Damaged = (release) => {
    for (const listener of listeners) listener(release);
  };
  // No remote's name begins with a dot.
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.tmp')) await rm(path.join(root, entry.name), { force: true });
    else if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const { name } = entry;
      const { gone, ...remote } = await readRemote(root, name, damaged);
      remotes.set(name, remote);
      unreadable.push(...gone.map((version) => ({ name, version })));
    }

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
    unreadable,
    onDamaged: (listener) => void listeners.push(listener),
    async add(manifest, bytes, fileOf) {
      const { name, version } = manifest;
      const { releases } = remoteOf(name);
      const folder = path.join(root, name, version);
      const draft = path.join(root, name, DRAFT + randomUUID());
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        await writeFiles(manifest, draft, fileOf, (file, sha256) => {
          const other = [...releases.values()].find((each) => each.manifest.files[file]?.sha256 === sha256);
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
      const release = releaseInFolder(folder, manifest, bytes, damaged);
      releases.set(version, release);
      return release;
    },
    save,
    async remove(name, versions) {
      if (versions.length === 0) return;
      const remote = remoteOf(name);
      await save(name, withoutReleases(remote.record, versions));
      for (const version of versions) {
        if (!remote.releases.delete(version)) continue;
        // As a draft it is removed by the next start, should this not come to its end.
        const draft = path.join(root, name, DRAFT + randomUUID());
        await rename(path.join(root, name, version), draft);
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** What is written down of a remote's releases; nothing where there is no record that can be read. */
export async function readStoredRecord(root: string, remote: string): Promise<ReleaseRecord> {
  try {
    return releaseRecord.parse(JSON.parse(await readFile(path.join(root, remote, RECORD), 'utf8')));
  } catch {
    return emptyRecord;
  }
}

/** What is in a remote's folder; drafts that a crash has left there are removed, and nothing else is. */
async function readRemote(
  root: string,
  name: string,
  damaged: Damaged,
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
    const release = await readRelease(at, damaged);
    if (release?.manifest.version === entry.name) releases.set(entry.name, release);
  }
  return { ...(await readRecord(root, name, [...releases.keys()])), releases };
}

async function readRelease(folder: string, damaged: Damaged): Promise<StoredRelease | null> {
  try {
    const bytes = await readFile(path.join(folder, MANIFEST));
    // Releases that an older version has stored have none.
    const sha256 = await readFile(path.join(folder, MANIFEST_HASH), 'utf8').catch(() => null);
    if (sha256 !== null && sha256 !== hash('sha256', bytes)) return null;
    return releaseInFolder(folder, z.parse(releaseManifest, JSON.parse(bytes.toString())), bytes, damaged);
  } catch {
    return null;
  }
}

/** The record, which then speaks of exactly the releases that are there, and the versions that it named besides. */
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
