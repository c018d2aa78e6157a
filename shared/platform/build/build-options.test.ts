import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { buildInputs, sourceCommit, sourceDigest } from './build-options.ts';

/** A workspace with one remote, and the inputs of its build. */
function workspace(files: Record<string, string> = {}): string[] {
  const root = temporaryFolder();
  const all = {
    'pnpm-lock.yaml': 'lock',
    'pnpm-workspace.yaml': 'catalog',
    'mf-a/page.tsx': 'page',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return buildInputs(path.join(root, 'mf-a')).filter((input) => input.startsWith(root));
}

it.each([
  ['pnpm-lock.yaml', true],
  ['pnpm-workspace.yaml', true],
  ['mf-a/page.tsx', true],
  ['mf-a/page.test.tsx', false],
  ['mf-a/README.md', false],
  ['mf-a/visit.page.md', true],
  ['mf-a/dist/portal.json', false],
  ['mf-a/.cache/file', false],
  ['mf-a/node_modules/x/index.js', false],
  ['api/app.ts', false],
])(
  'the digest of the sources is the same in another folder, but depends on %s: %s',
  async (file, depends) => {
    const before = await sourceDigest(workspace());
    expect((await sourceDigest(workspace({ [file]: 'changed' }))) !== before).toBe(depends);
  },
);

it('the digest of the sources covers the shared packages', () => {
  expect(buildInputs(temporaryFolder())).toContain(path.resolve(import.meta.dirname, '../..'));
});

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
