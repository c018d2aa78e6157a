import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isOpenToOthers } from './is-open-to-others.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-open-'));
const inner = join(folder, 'inner');
const program = join(inner, 'program');
await mkdir(inner);
await writeFile(program, '');
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  [0o755, 0o755, 0o755, true],
  [0o711, 0o711, 0o755, true],
  [0o700, 0o755, 0o755, false],
  [0o755, 0o770, 0o755, false],
  [0o755, 0o755, 0o700, false],
  [0o755, 0o755, 0o711, false],
  [0o755, 0o755, 0o644, false],
])('folders %o and %o, program %o: %s', async (outer, middle, mode, open) => {
  await chmod(folder, outer);
  await chmod(inner, middle);
  await chmod(program, mode);

  expect(await isOpenToOthers(program)).toBe(open);
});
