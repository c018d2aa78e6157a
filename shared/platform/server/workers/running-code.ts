import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** File descriptor of the record in a page process. */
const FD = 4;
/** Enough for the key of a release. */
const RECORD_BYTES = 192;

/** Whose code a page process runs. */
export interface RunningCode {
  /** Null if it is unknown. */
  release: string | null;
  /** Number of the task that it runs for, or 0 if several wait for it. */
  task: number;
}

/**
 * Opens the record of whose code a page process runs: a file without a name, which remains readable when the process
 * hangs or has ended. A message for each entry would wake the host several times for each page.
 */
export function openRecord() {
  const file = openUnnamedFile(['/dev/shm', os.tmpdir()]);
  return {
    /** Entry of the process's `stdio` with the index of its file descriptor. */
    stdio: file ?? ('ignore' as const),
    read(): RunningCode {
      if (file === null) return { release: null, task: 0 };
      const bytes = Buffer.alloc(RECORD_BYTES);
      readSync(file, bytes, 0, RECORD_BYTES, 0);
      const [task, release = ''] = bytes.toString().split(' ');
      return { release: release || null, task: Number(task) };
    },
    close: () => file !== null && closeSync(file),
  };
}

/** Returns null if no folder can be written: the release that hangs is then unknown. */
function openUnnamedFile(folders: readonly string[]): number | null {
  for (const folder of folders) {
    try {
      const name = path.join(folder, `page-process-${process.pid}-${performance.now()}`);
      const file = openSync(name, 'wx+', 0o600);
      unlinkSync(name);
      return file;
    } catch {
      // The next folder may do.
    }
  }
  return null;
}

/** Records, in a page process, whose code runs from now on. */
export const recordRunningCode = (release: string, task: number): void =>
  void writeSync(FD, `${task} ${release} `.padEnd(RECORD_BYTES), 0);
