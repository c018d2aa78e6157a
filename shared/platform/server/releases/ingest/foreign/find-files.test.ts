import { expect, it, vi } from 'vitest';
import type { AnnouncementError } from '../fetch-files.ts';
import { findFiles } from './find-files.ts';

/** Returns the names of the files found in a build, or why it is rejected. */
async function find(files: Record<string, string>, named = ['a.js']) {
  const read = vi.fn(async (file: string) => (file in files ? Buffer.from(files[file] ?? '') : null));
  const found = await findFiles(read, named).then(
    (contents) => [...contents.keys()],
    (error: AnnouncementError) => error.problem,
  );
  expect(new Set(read.mock.calls.flat()).size).toBe(read.mock.calls.length);
  return found;
}

it('finds files that a manifest does not list, in all steps', async () => {
  const files = {
    'a.js': 'import("./b.js");f("missing.js")',
    'b.js': 'import("./a.js");g("css/c.css")',
    'css/c.css': 'a{b:url(../d.png)}',
    'd.png': '',
    'unused.js': '',
  };
  expect(await find(files)).toEqual(['a.js', 'b.js', 'css/c.css', 'd.png']);
});

it('does not parse scripts that would delay pages', async () => {
  expect(await find({ 'a.js': `import("./b.js");${' '.repeat(1024 * 1024)}` })).toEqual(['a.js']);
});

it.each([
  ['lists', {}, ['a.js']],
  ['loads', { 'a.js': 'import("./b.js");n.p+"c.png"' }, ['b.js', 'c.png']],
  ['loads from elsewhere', { 'a.js': 'import("../b.js")' }, ['../b.js']],
  ['cannot parse', { 'a.js': '{' }, ['a.js']],
])('rejects a build that lacks a file that it %s', async (_what, files, missing) => {
  expect(await find(files)).toEqual({ kind: 'incomplete', files: missing });
});

it('rejects a build that names its files below the root of an origin, but no other paths', async () => {
  const script = { 'a.js': 'const a="/assets/b.png"' };
  expect(await find({ ...script, 'assets/b.png': '' })).toEqual({
    kind: 'absolute',
    files: ['assets/b.png'],
  });
  expect(await find(script)).toEqual(['a.js']);
});
