import { readFile, rm, writeFile } from 'node:fs/promises';
import { privateFile } from '../private-folder.ts';

/**
 * Locks a folder for this process with a file that contains its process id, because the embedded database has no lock.
 * Takes over the lock of a process that no longer runs.
 * @param file path of the lock
 * @returns a function that releases the lock
 * @throws Error if another process holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const ownId = String(process.pid);
  const exists = await write(file, ownId);
  if (exists) {
    const holder = Number(await readFile(file, 'utf8'));
    if (isOtherProcess(holder)) {
      throw new Error(`process ${holder} uses it (remove ${file} if that process is not the portal's)`);
    }
    await rm(file, { force: true });
    if (await write(file, ownId)) throw new Error('another process has just opened it');
  }
  return () => rm(file, { force: true });
}

/** @returns whether the file already existed and was left unchanged */
function write(file: string, content: string): Promise<boolean> {
  return writeFile(file, content, { flag: 'wx', mode: privateFile }).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return true;
      throw error;
    },
  );
}

/** Returns whether another process with that id is running. In a container every start has the same id. */
function isOtherProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
