import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import type { Compiler, Stats, StatsCompilation } from '@rspack/core';
import { beforeEach, expect, it } from 'vitest';
import { ReleasePlugin } from './release-plugin.ts';

const dir = temporaryFolder();
beforeEach(() => mkdir(path.join(dir, 'dist'), { recursive: true }));

/** The two builds of a release under watch, whose description a test can hold back. */
function watched(describe: (web: StatsCompilation, node: StatsCompilation) => Promise<void>) {
  const plugin = new ReleasePlugin({
    dir,
    mode: 'development',
    digest: '',
    builds: ['web', 'node'],
    describe: (stats) => describe(stats('web'), stats('node')),
  });
  const started = new Map<string, () => void>();
  const ended = new Map<string, (stats: Stats) => Promise<void>>();
  for (const name of ['web', 'node'])
    plugin.apply({
      options: { name },
      hooks: {
        compile: { tap: (_: string, begin: () => void) => started.set(name, begin) },
        done: { tapPromise: (_: string, end: (stats: Stats) => Promise<void>) => ended.set(name, end) },
      },
    } as unknown as Compiler);
  const end = (name: string, hash: string) =>
    ended.get(name)?.({ hasErrors: () => false, toJson: () => ({ hash, assets: [] }) } as never);
  return { begin: (name: string) => started.get(name)?.(), end };
}

it('describes the builds that ended, though the next ones have begun meanwhile', async () => {
  const described: unknown[] = [];
  const { begin, end } = watched(async (web, node) => void described.push([web.hash, node.hash]));
  await end('web', 'web 1');
  const released = end('node', 'node 1');
  begin('web');
  begin('node');
  await released;
  expect(described).toEqual([['web 1', 'node 1']]);
});

it('goes on with the next release after one that could not be described', async () => {
  const described: unknown[] = [];
  const { begin, end } = watched(async (web) => {
    if (web.hash === 'web 1') throw new Error('broken');
    described.push(web.hash);
  });
  await end('web', 'web 1');
  await expect(end('node', 'node 1')).rejects.toThrow('broken');
  begin('web');
  await end('web', 'web 2');
  expect(described).toEqual(['web 2']);
});
