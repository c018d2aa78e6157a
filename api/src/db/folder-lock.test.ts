import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

const folder = temporaryFolder();
const lock = join(folder, 'database.lock');
const holder = () => readFileSync(lock, 'utf8');

beforeEach(() => rmSync(lock, { force: true }));

/** Returns the id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

/** Returns the start of a process in clock ticks since the boot, as Linux reports it. */
const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];

describe('the embedded database is open in one process at a time', () => {
  it('names the process that holds the lock, leaves it alone, and opens nothing', async () => {
    const parents = `${process.ppid} ${startOf(process.ppid)}`;
    writeFileSync(lock, parents);

    await expect(lockFolder(lock)).rejects.toThrow(`process ${process.ppid} uses it (remove ${lock}`);
    const opened = openDatabase({ kind: 'embedded', folder: join(folder, 'database') });
    await expect(opened).rejects.toThrow('uses it');
    expect(holder()).toBe(parents);
    expect(existsSync(join(folder, 'database'))).toBe(false);
  });

  it.each([
    ['nobody', null],
    ['a process that is gone', deadPid],
    ['a process that is gone, whose id another one has', () => `${process.ppid} 1`],
    ['an earlier process of the same id', () => process.pid],
    ['a process that was ended while it wrote', () => ''],
  ])('takes the lock of %s with its own process id and start, and gives it back', async (_, former) => {
    if (former) writeFileSync(lock, String(former()));

    const release = await lockFolder(lock);

    expect(holder()).toBe(`${process.pid} ${startOf(process.pid)}`);
    expect(statSync(lock).mode & 0o777).toBe(0o600);
    await release();
    expect(existsSync(lock)).toBe(false);
  });
});
