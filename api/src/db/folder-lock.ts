import { readFile, rm, writeFile } from 'node:fs/promises';
import { privateFile } from '../private-folder.ts';

/**
 * Locks a folder for this process by a file that holds its process id; the embedded database has no lock of its own.
 * The lock of a process that no longer runs is taken over.
 * @param file path of the lock
 * @returns a function that releases the lock
 * @throws Error when another process holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const ownId = String(process.pid);
  const exists = await write(file, ownId);
  if (exists) {
    const holder = Number(await readFile(file, 'utf8'));
    if (isOther(holder)) {
      throw new Error(`process ${holder} uses it (remove ${file} if that process is not the portal's)`);
    }
    await rm(file, { force: true });
    if (await write(file, ownId)) throw new Error('another process has just opened it');
  }
  return () => rm(file, { force: true });
}

/** @returns whether the file was there already, and so was left alone */
function write(file: string, content: string): Promise<boolean> {
  return writeFile(file, content, { flag: 'wx', mode: privateFile }).then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return true;
      throw error;
    },
  );
}

/** Whether another process of that id lives. In a container every start has the id of the one before. */
function isOther(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
