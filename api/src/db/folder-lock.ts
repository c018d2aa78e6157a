import { readFile, rm, writeFile } from 'node:fs/promises';
import { privateFile } from '../private-folder.ts';

/**
 * Locks a folder with a file that contains this process's id and start, because the embedded database has no lock.
 * Takes over the lock of a process that has ended.
 * @returns a function that releases it
 * @throws Error if another process holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const own = await describeProcess(process.pid);
  const exists = await write(file, own);
  if (exists) {
    const holder = await readFile(file, 'utf8');
    const pid = Number.parseInt(holder, 10);
    if (isOtherProcess(pid) && (await describeProcess(pid)) === holder) {
      throw new Error(`process ${pid} uses it (remove ${file} if that process is not the portal's)`);
    }
    await rm(file, { force: true });
    if (await write(file, own)) throw new Error('another process has just opened it');
  }
  return () => rm(file, { force: true });
}

/** Returns the id of a process and, where the system reports it (Linux), its start in clock ticks since the boot. */
async function describeProcess(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in parentheses may contain anything; the start is the twentieth field behind it.
  const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return start ? `${pid} ${start}` : String(pid);
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
