import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { isOpenToOthers } from './is-open-to-others.ts';

/** Another user than this process's, as `spawn` takes it. */
export type OtherUser = { uid: number; gid: number };

/** The user that PostgreSQL runs as when this process is root, which it refuses; otherwise undefined. */
export async function postgresUser(): Promise<OtherUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', flag, 'nobody')));
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * A folder for temporary files that the user may enter.
 * @throws Error when there is none
 */
export async function temporaryFolder(user: OtherUser | undefined): Promise<string> {
  if (!user) return tmpdir();
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) {
    if (await isOpenToOthers(folder).catch(() => false)) return folder;
  }
  throw new Error(`Another user may enter neither ${tmpdir()} nor /tmp nor /var/tmp.`);
}

/** Makes the user the owner of a folder and everything in it. */
export async function changeOwner(folder: string, { uid, gid }: OtherUser): Promise<void> {
  await run('chown', '-R', `${uid}:${gid}`, folder);
}

const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { timeout: 10_000 })).stdout.trim();
