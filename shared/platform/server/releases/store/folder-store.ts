import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
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

const MANIFEST_HASH = `${MANIFEST}.sha256`;
const RECORD = 'record.json';
/** Prefix of folders with incomplete releases. */
const DRAFT = '.draft-';

type Remote = StoredRemote & { releases: Map<string, StoredRelease> };

/**
 * Opens the store: one folder per remote, which contains `record.json` and one folder per release. Its releases are
 * served even if the remotes' own servers fail.
 * @param root absolute path; created if it is missing
 * @throws Error if the folder contains other files
 */
export async function openFolderStore(root: string): Promise<ReleaseStore> {
  await claimFolder(root);
  const remotes = new Map<string, Remote>();
  const listeners: Damaged[] = [];
  const unreadable: { name: string; version: string }[] = [];
  const damaged: Damaged = (release) => {
    for (const listener of listeners) listener(release);
  };
  // Names of remotes never start with a dot.
  for (const entry of await readdir(root, { withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith('.tmp')) await rm(path.join(root, entry.name), { force: true });
    else if (entry.isDirectory() && !entry.name.startsWith('.')) {
      const { name } = entry;
      const { gone, ...remote } = await readRemote(root, name, damaged);
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
    of: (name) => remotes.get(name) ?? createRemote(),
    names: () => [...remotes.keys()],
    unreadable,
    onDamaged: (listener) => void listeners.push(listener),
    async add(manifest, bytes, fileOf) {
      const { name, version } = manifest;
      const { releases } = getOrCreateRemote(name);
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
    // Releases stored by older versions have no hash file.
    const sha256 = await readFile(path.join(folder, MANIFEST_HASH), 'utf8').catch(() => null);
    if (sha256 !== null && sha256 !== hash('sha256', bytes)) return null;
    return releaseInFolder(folder, z.parse(releaseManifest, JSON.parse(bytes.toString())), bytes, damaged);
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
