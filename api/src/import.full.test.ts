import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { newDatabase } from './testing/new-database.ts';

const url = await newDatabase();
const folder = temporaryFolder();
const command = fileURLToPath(new URL('./import.ts', import.meta.url));

const bring = (args: string[], input = '') =>
  execa(process.execPath, [command, ...args], { env: { DATABASE_URL: url }, input, reject: false });

it('the command says line by line what is wrong, tries, and stores', async () => {
  const file = join(folder, 'faqs.csv');
  const text = 'type,question,answer\n1,Quando?,<p>Hoje</p>\n';
  await writeFile(file, text.replace('1,', '9,'));
  expect(await bring(['faqs', file])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/^line 2: type is none of: .*\nNothing was stored/),
  });
  expect(await bring(['faqs', '-', '--dry-run'], text)).toMatchObject({
    exitCode: 0,
    stdout: 'Nothing is wrong, and nothing was stored: 1 new, 0 changed.',
  });
  expect(await bring(['faqs', '-'], text)).toMatchObject({
    exitCode: 0,
    stdout: 'Stored: 1 new, 0 changed.',
  });
  expect(await bring(['pages', file])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('usage: import <courses|'),
  });
});
