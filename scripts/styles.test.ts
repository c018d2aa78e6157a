import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const sheets = globSync('{host,shared,mf-*,examples}/**/*.css', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});

/** Returns the findings in all style sheets, each with its file. */
function findInSheets(find: (sheet: string) => string[]): string[] {
  expect(sheets.length).toBeGreaterThan(50);
  return sheets.flatMap((file) =>
    find(readFileSync(path.join(root, file), 'utf8')).map((finding) => `${file}: ${finding}`),
  );
}

/** Returns values of `touch-action` that prevent zooming with two fingers. */
const findBlockedZoom = (sheet: string): string[] =>
  [...sheet.matchAll(/touch-action:([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => !/^(auto|manipulation|inherit|.*\bpinch-zoom\b.*)$/.test(value));

it('two fingers zoom everywhere', () => {
  expect(findInSheets(findBlockedZoom)).toEqual([]);
});
