import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { parseCommit, sourceCommit } from './source-commit.ts';

it('the commit of a release is the checked-out one, unless sources differ from it', async () => {
  const dir = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, stdio: 'pipe' });
  expect(await sourceCommit(dir, [dir])).toBeNull();
  git('init', '--quiet');
  writeFileSync(path.join(dir, 'page.tsx'), 'one');
  git('add', '.');
  const author = ['-c', 'user.name=x', '-c', 'user.email=x@localhost', '-c', 'commit.gpgsign=false'];
  git(...author, 'commit', '--quiet', '-m', 'One');
  expect(await sourceCommit(dir, [dir])).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{40}$/),
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  writeFileSync(path.join(dir, 'page.tsx'), 'two');
  expect(await sourceCommit(dir, [dir])).toBeNull();
});

it.each([
  [`${'a'.repeat(40)} 1760000000`, { id: 'a'.repeat(40), time: '2025-10-09T08:53:20.000Z' }],
  ['main 1760000000', null],
])('the commit of a release is read from %j', (text, commit) => {
  expect(parseCommit(text)).toEqual(commit);
});
