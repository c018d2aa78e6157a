import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { root } from './checks/run.ts';
import { codePaths, countPaths } from './count-paths.ts';

const sources = {
  'tsconfig.json':
    '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","allowImportingTsExtensions":true,"noEmit":true,"types":[]}}',
  'route.ts': [
    "import { store } from './store.ts';",
    "import { unused } from './unused.ts';",
    "import type { Row } from './row.ts';",
    "import * as texts from './texts.ts';",
    "import { limit } from './index.ts';",
    'export function route(row: Row, app: { log(): void }) {',
    '  app.log();',
    '  return later({ store, text: texts.done, limit });',
    '}',
    "const later = (work: object) => [work, import('./lazy.ts')];",
    'export const other = () => unused;',
  ],
  'store.ts': ["import { open } from './open.ts';", 'export const store = (): number => open.port;', '', ''],
  'open.ts': ['export const open = { port: 1 };'],
  'unused.ts': ['export const unused = 1;'],
  'row.ts': ['export class Row {}'],
  'texts.ts': ["export { done } from './done.ts';", 'export const failed = 2;'],
  'done.ts': ['export const done = 1;'],
  'index.ts': ["export * from './limit.ts';"],
  'limit.ts': ['export const limit = 3;'],
  'lazy.ts': ['export {};'],
};

function workspace(): string {
  const folder = temporaryFolder();
  for (const [name, lines] of Object.entries(sources)) {
    writeFileSync(join(folder, name), [lines].flat().join('\n'));
  }
  return folder;
}

it('counts the modules that a function names, through static imports of values', () => {
  const folder = workspace();
  const [ofFunction, ofModule, filtered] = countPaths(folder, [
    { name: 'function', entries: ['route.ts#route'] },
    { name: 'module', entries: ['route.ts'] },
    { name: 'filtered', entries: ['route.ts#route'], counted: /^(store|open)/ },
  ]);
  const reached = { 'route.ts': 11, 'store.ts': 2, 'open.ts': 1, 'done.ts': 1, 'limit.ts': 1 };
  expect(Object.fromEntries(ofFunction ?? [])).toEqual(reached);
  expect(Object.fromEntries(ofModule ?? [])).toEqual({ ...reached, 'unused.ts': 1 });
  expect(Object.fromEntries(filtered ?? [])).toEqual({ 'store.ts': 2, 'open.ts': 1 });
  expect(() => countPaths(folder, [{ name: 'gone', entries: ['route.ts#gone'] }])).toThrow('route.ts#gone');
});

it.each(codePaths.flatMap(({ entries }) => entries))('%s is the start of a counted path', (entry) => {
  const [file = '', name = ''] = entry.split('#');
  const source = readFileSync(join(root, file), 'utf8');
  expect(source).toMatch(new RegExp(name && `export (async )?(function|const) ${name}\\b`));
});
