import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';
import { createProcessGroup } from './process-group.ts';

it('what a process prints is in its log, which only its owner can read', async () => {
  const folder = temporaryFolder();
  const logs = join(folder, 'logs');
  const source = `console.log('built 3 packages'); console.error('one warning');`;
  await writeFile(join(folder, 'tool.mjs'), source);
  const group = createProcessGroup({ cwd: folder, logs });
  await group.run({ name: 'tool', args: ['tool.mjs'], env: process.env });
  const file = join(logs, 'tool.log');
  const log = await readFile(file, 'utf8');
  for (const line of ['built 3 packages', 'one warning']) expect(log).toContain(line);
  const modes = await Promise.all([logs, file].map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600]);
});
