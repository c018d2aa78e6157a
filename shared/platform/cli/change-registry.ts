import { appendFile, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RemoteListing, remoteListings } from '../server/releases/registry.ts';
import { writeAtomically } from '../server/releases/store/write-atomically.ts';
import { formatRegistry } from './format-registry.ts';
import { userName } from './user-name.ts';

/** Timeout for another editor's lock, after which a lock counts as left by a killed process. */
const LOCK_TIMEOUT_MS = 5_000;
const MAX_LOCK_AGE_MS = 30_000;

/** @throws Error if the registry is a URL or invalid */
export async function readListings(registry: string): Promise<RemoteListing[]> {
  if (/^https?:/.test(registry)) throw new Error('the registry is a URL: edit it where it is stored');
  return remoteListings.parse(JSON.parse(await readFile(registry, 'utf8')));
}

interface Change {
  /** Path of `registry.json`. */
  registry: string;
  /** Folder of the store, which has the log of changes. */
  releasesDir: string;
  remote: string;
  /** Kind of the change and its values, for the log. */
  details: { kind: string };
  reason: string;
  edit: (listings: readonly RemoteListing[]) => RemoteListing[] | Promise<RemoteListing[]>;
}

/**
 * Changes one remote in the registry, and logs user, change and reason in `audit.jsonl`.
 * @returns the remote's new listing
 */
export async function changeRegistry(change: Change): Promise<RemoteListing | undefined> {
  const { registry, releasesDir, remote, details, reason, edit } = change;
  return withLock(registry, async () => {
    const before = await readListings(registry);
    const after = await edit(before);
    const [from, to] = [before, after].map((all) => all.find(({ name }) => name === remote));
    await writeAtomically(registry, formatRegistry(after));
    const line = { at: new Date().toISOString(), by: userName(), ...details, remote, reason, from, to };
    await mkdir(releasesDir, { recursive: true, mode: 0o700 });
    await appendFile(path.join(releasesDir, 'audit.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600 });
    return to;
  });
}

/**
 * Runs exclusively, so that concurrent edits do not overwrite each other. The package for this, proper-lockfile, is no
 * longer maintained.
 */
async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${file}.lock`;
  const until = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const handle = await open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return null;
    });
    if (handle) {
      await handle.close();
      break;
    }
    const age = Date.now() - ((await stat(lock).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > MAX_LOCK_AGE_MS) await rm(lock, { force: true });
    else if (Date.now() > until) throw new Error(`another process is editing the registry (${lock})`);
    else await pause(100);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
