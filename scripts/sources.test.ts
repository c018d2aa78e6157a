import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Lists sources, except those of tests. */
const list = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );

/** Facts, and the kit's examples. */
const exempt = /^shared\/[\w-]+\/institution\/|\/kit\//;
/** Key of a menu, after the contract's SENAC (A 2.1). */
const menuKey = /'senac'|^menu: senac$/;
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

it('pages, shell and API take names of the institution, its state and its capital from the facts', () => {
  const files = list('{mf-*,shared,api/src,host/{src,render,server}}/**/*.{ts,tsx,css,html,page.md}');
  const named = files
    .filter((file) => !exempt.test(file))
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => !isComment(line) && /senac|amap[aá]|macap[aá]/i.test(line.replace(menuKey, '')));
  expect(files.length).toBeGreaterThan(300);
  expect(named, 'docs/another-institution.md lists the modules of facts').toEqual([]);
});

/** Modules that measure durations on the device, by its own clock. */
const durations = [
  'host/src/shell/session-watch/session-watch.tsx',
  'shared/client/catalogue/catalogue-query.ts',
  'shared/client/draft/use-draft.ts',
  'shared/contract/clock/clock.ts',
  'shared/platform/app/boot-data.ts',
  'shared/selection-process/parts/begun-registrations.tsx',
];

it('browsers take the present from the server’s clock, never from the device’s', () => {
  const deciding = list(
    '{host/src,mf-*/src,shared/{client,contract,selection-process,ui}}/**/*.{ts,tsx}',
    'shared/platform/{app,browser,remote}/**/*.{ts,tsx}',
  ).filter((file) => /\bDate\.now\b|new Date\(\)|\bdayjs(?:\.\w+)?\(\)|\bTemporal\.Now\b/.test(read(file)));
  expect(deciding.toSorted()).toEqual(durations);
});

/** Read by effects and submissions only: the page looks the same whatever they say. */
const afterwards = new Set(['voltar', 'cpf', 'date']);

it.each(globSync('mf-*', { cwd: root }))(
  '%s declares the search parameters that its pages read',
  async (remote) => {
    const { default: descriptor } = await import(path.join(root, remote, 'portal.remote.ts'));
    const declared = new Set(Object.values<readonly string[]>(descriptor.search).flat());
    const names = list(`${remote}/src/{pages,domain,parts}/**/*.{ts,tsx}`)
      .flatMap((file) => [
        ...read(file).matchAll(/\b(?:search|query|searchParams|params)\.(?:get|getAll|has)\('(\w+)'\)/g),
      ])
      .map(([, name = '']) => name);
    expect(names.filter((name) => !declared.has(name) && !afterwards.has(name))).toEqual([]);
  },
);

it('two fingers zoom everywhere', () => {
  const values = list('{host,shared,mf-*,examples}/**/*.css')
    .flatMap((file) => [...read(file).matchAll(/touch-action:([^;}]+)/g)])
    .map(([, value = '']) => value.trim());
  expect(values.filter((value) => !/^(auto|manipulation|inherit|.*\bpinch-zoom\b.*)$/.test(value))).toEqual(
    [],
  );
});
