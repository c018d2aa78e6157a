import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Sizes in `em` at which layouts change. `shared/ui/base/base.css` describes them. */
const scale: Record<string, readonly number[]> = { width: [33.875, 40, 48, 60, 64, 80], height: [26, 30] };

/** Conditions on sizes in a sheet, such as `media (width <= 40em)`. */
function sizeConditions(sheet: string): string[] {
  const queries = [...sheet.matchAll(/@(media|container)\s+([^{;*]+)/g)];
  return queries.flatMap(([, kind, query = '']) =>
    [...query.matchAll(/\([^()]*\b(?:width|height|inline-size|block-size)\b[^()]*\)/g)].map(
      ([condition]) => `${kind} ${condition}`,
    ),
  );
}

function isUniform(condition: string): boolean {
  const [, kind, size = '', comparison, value, unit] =
    /^(media|container) \((width|height) (<=|>=) ([\d.]+)(r?em)\)$/.exec(condition) ?? [];
  if (kind === 'container') return unit === 'rem';
  // The other side of a limit is a hundredth away.
  const opposite = comparison === '<=' ? -0.01 : 0.01;
  const limits = scale[size]?.flatMap((limit) => [limit, limit + opposite]);
  return unit === 'em' && limits?.includes(Number(value)) === true;
}

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

it('every style sheet compares with one scale, in one spelling', () => {
  expect(findInSheets((sheet) => sizeConditions(sheet).filter((condition) => !isUniform(condition)))).toEqual(
    [],
  );
});

/** Returns values of `touch-action` that prevent zooming with two fingers. */
const findBlockedZoom = (sheet: string): string[] =>
  [...sheet.matchAll(/touch-action:([^;}]+)/g)]
    .map(([, value = '']) => value.trim())
    .filter((value) => !/^(auto|manipulation|inherit|.*\bpinch-zoom\b.*)$/.test(value));

it('two fingers zoom everywhere', () => {
  expect(findInSheets(findBlockedZoom)).toEqual([]);
});
