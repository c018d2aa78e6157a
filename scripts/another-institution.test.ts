import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = '{mf-*,shared,api/src,host/{src,render,server}}/**/*.{ts,tsx,css,html,page.md}';
/** Facts, tests and their data, searches that a test tries, and the kit's examples. */
const exempt = /^shared\/[\w-]+\/institution\/|\/(testing|kit)\/|\.test\.tsx?$/;
/** Key of a menu, after the contract's SENAC (A 2.1). */
const menuKey = /'senac'|^menu: senac$/;
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

it('pages, shell and API take names of the institution, its state and its capital from the facts', () => {
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (file) => !exempt.test(file),
  );
  const named = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line: line.replace(menuKey, ''), place: `${file}:${index + 1}` }))
      .filter(({ line }) => !isComment(line) && /senac|amap[aá]|macap[aá]/i.test(line))
      .map(({ line, place }) => `${place}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(named, 'docs/another-institution.md lists the modules of facts').toEqual([]);
});
