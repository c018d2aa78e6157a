import { appendFile, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseOrThrow } from '@portal/server-kit/parse-or-throw';
import { storeConfig } from '../server/config/config.ts';
import { type RemoteListing, remoteListings } from '../server/releases/registry.ts';
import { writeAtomically } from '../server/releases/write-atomically.ts';

/** Timeout for another editor's lock, after which a lock counts as left by a killed process. */
const LOCK_TIMEOUT_MS = 5_000;
const MAX_LOCK_AGE_MS = 30_000;

/** Returns the path of the registry and the folder of the releases, which also has the log of changes. */
export const getStore = (): ReturnType<typeof storeConfig> => storeConfig(process.env, process.cwd());

/** @throws Error if the registry is a URL or invalid */
export async function readListings(): Promise<RemoteListing[]> {
  const { registry } = getStore();
  if (/^https?:/.test(registry)) throw new Error('the registry is a URL: edit it where it is stored');
  return parseOrThrow(remoteListings, JSON.parse(await readFile(registry, 'utf8')), 'the registry');
}

interface Change {
  remote: string;
  /** Kind of the change and its values, for the log. Only `add` changes a remote that is not listed. */
  details: { kind: string };
  reason: string;
  edit: (listing: RemoteListing) => RemoteListing | Promise<RemoteListing>;
}

/** Changes one remote in the registry, and logs user, change and reason in `audit.jsonl`. Returns its new listing. */
export async function changeRegistry({ remote, details, reason, edit }: Change): Promise<RemoteListing> {
  const { registry, releasesDir } = getStore();
  return withLock(registry, async () => {
    const before = await readListings();
    const from = before.find(({ name }) => name === remote);
    if (from && details.kind === 'add') throw new Error(`the registry lists '${remote}' already`);
    if (!from && details.kind !== 'add') throw new Error(`the registry lists no remote '${remote}'`);
    const edited = await edit(from ?? { name: remote });
    const listings = from ? before.map((each) => (each === from ? edited : each)) : [...before, edited];
    const after = parseOrThrow(remoteListings, listings, 'the registry');
    const to = after.find(({ name }) => name === remote) ?? edited;
    await writeAtomically(registry, `${JSON.stringify(after, null, 2)}\n`);
    const line = { at: new Date().toISOString(), by: getUserName(), ...details, remote, reason, from, to };
    await mkdir(releasesDir, { recursive: true, mode: 0o700 });
    await appendFile(path.join(releasesDir, 'audit.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600 });
    return to;
  });
}

/** Returns the user of this process: in a container a user may have no name, only a number. */
function getUserName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/** Runs exclusively, so that concurrent edits do not overwrite each other. Proper-lockfile is no longer maintained. */
async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${file}.lock`;
  const until = Date.now() + LOCK_TIMEOUT_MS;
  const create = () =>
    open(lock, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return null;
    });
  let handle = await create();
  for (; !handle; handle = await create()) {
    const age = Date.now() - ((await stat(lock).catch(() => null))?.mtimeMs ?? Date.now());
    if (age > MAX_LOCK_AGE_MS) await rm(lock, { force: true });
    else if (Date.now() > until) throw new Error(`another process is editing the registry (${lock})`);
    else await pause(100);
  }
  await handle.close();
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}
