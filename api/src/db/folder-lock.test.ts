import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = temporaryFolder();
  lock = join(folder, 'database.lock');
});

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the embedded database is open in one process at a time', () => {
  it('locks with the own process id, and gives the lock back', async () => {
    const release = await lockFolder(lock);

    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    await release();
    expect(existsSync(lock)).toBe(false);
  });

  it('names the process that holds the lock, and leaves it alone', async () => {
    writeFileSync(lock, String(process.ppid));

    await expect(lockFolder(lock)).rejects.toThrow(`process ${process.ppid} uses it (remove ${lock}`);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.ppid));
  });

  it.each([
    ['a process that is gone', deadPid],
    ['an earlier process of the same id', () => process.pid],
    ['a process that was ended while it wrote', () => ''],
  ])('takes over the lock of %s', async (_, holder) => {
    writeFileSync(lock, String(holder()));

    await lockFolder(lock);

    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });

  it('refuses to open a database that another process has open', async () => {
    writeFileSync(lock, String(process.ppid));

    await expect(openDatabase({ kind: 'embedded', folder: join(folder, 'database') })).rejects.toThrow(
      'uses it',
    );
    expect(existsSync(join(folder, 'database'))).toBe(false);
  });
});
