import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { isOpenToOthers } from './is-open-to-others.ts';

/** Other user for `spawn`. */
export type OtherUser = { uid: number; gid: number };

/** Returns a user for PostgreSQL if this process is root, which PostgreSQL rejects. */
export async function postgresUser(): Promise<OtherUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', flag, 'nobody')));
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Creates a folder for temporary files that the user may enter.
 * @throws Error if there is none
 */
export async function temporaryFolder(user: OtherUser | undefined): Promise<string> {
  if (!user) return tmpdir();
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) {
    if (await isOpenToOthers(folder).catch(() => false)) return folder;
  }
  throw new Error(`Another user may enter neither ${tmpdir()} nor /tmp nor /var/tmp.`);
}

/** Makes the user the owner of a folder and its contents. */
export async function changeOwner(folder: string, { uid, gid }: OtherUser): Promise<void> {
  await run('chown', '-R', `${uid}:${gid}`, folder);
}

const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { timeout: 10_000 })).stdout.trim();
