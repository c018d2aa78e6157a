import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { writeNextMigrations } from '../testing/next-migrations.ts';

const root = join(import.meta.dirname, '../../..');
/** Tests that use the tables of the migration, or send mail. */
const subjects = [
  'registrations/registrations',
  'registrations/cancel',
  'selection/',
  'mail/outbox',
  'personal-data/',
];

it('this api passes its tests on the schema of the next one', async () => {
  const folder = temporaryFolder();
  await writeNextMigrations(folder);
  const { PATH, HOME, TMPDIR } = process.env;
  const run = promisify(execFile)(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=api', ...subjects],
    { cwd: root, env: { PATH, HOME, TMPDIR, NO_COLOR: '1', NEXT_MIGRATIONS: folder } },
  );
  await expect(run).resolves.toMatchObject({ stdout: expect.stringMatching(/Tests +\d+ passed/) });
});
