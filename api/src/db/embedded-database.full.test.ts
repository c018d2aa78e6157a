import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesOpenToOthers } from '../testing/files-open-to-others.ts';
import { openDatabase } from './open-database.ts';

const root = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
afterAll(() => rm(root, { recursive: true, force: true }));

it('the embedded database and its lock are the owner’s alone, also in a folder that was open', {
  timeout: 240_000,
}, async () => {
  const folder = join(root, 'database');
  await mkdir(folder, { mode: 0o755 });
  const database = await openDatabase({ kind: 'embedded', folder });
  try {
    await database.ping();
    expect(await filesOpenToOthers(folder)).toEqual([]);
    expect((await stat(`${folder}.lock`)).mode & 0o777).toBe(0o600);
  } finally {
    await database.close();
  }
});
