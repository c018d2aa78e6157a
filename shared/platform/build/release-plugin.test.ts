import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import type { Compiler, Stats } from '@rspack/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReleasePlugin } from './release-plugin.ts';

const dir = temporaryFolder();
beforeEach(() => mkdir(path.join(dir, 'dist'), { recursive: true }));

/** Returns the two builds of a release, and the builds that were described; a test may make that fail. */
function createWatchedBuilds() {
  const describe = vi.fn(async (_hashes: unknown[]) => {});
  const builds = ['web', 'node'];
  const plugin = new ReleasePlugin({
    dist: path.join(dir, 'dist'),
    mode: 'development',
    digest: '',
    builds,
    describe: (stats) => describe(builds.map((name) => stats(name).hash)),
  });
  const started = new Map<string, () => void>();
  const ended = new Map<string, (stats: Stats) => Promise<void>>();
  for (const name of builds)
    plugin.apply({
      options: { name },
      hooks: {
        compile: { tap: (_: string, begin: () => void) => started.set(name, begin) },
        done: { tapPromise: (_: string, end: (stats: Stats) => Promise<void>) => ended.set(name, end) },
      },
    } as unknown as Compiler);
  const end = (name: string, hash: string) =>
    ended.get(name)?.({ hasErrors: () => false, toJson: () => ({ hash, assets: [] }) } as never);
  return { begin: (name: string) => started.get(name)?.(), end, describe };
}

it('describes the finished builds, even if the next ones have started meanwhile', async () => {
  const { begin, end, describe } = createWatchedBuilds();
  await end('web', 'web 1');
  const released = end('node', 'node 1');
  begin('web');
  begin('node');
  await released;
  expect(describe.mock.calls).toEqual([[['web 1', 'node 1']]]);
});

it('continues with the next release after a failure to describe one', async () => {
  const { begin, end, describe } = createWatchedBuilds();
  describe.mockRejectedValueOnce(new Error('broken'));
  await end('web', 'web 1');
  await expect(end('node', 'node 1')).rejects.toThrow('broken');
  begin('web');
  await end('web', 'web 2');
  expect(describe).toHaveBeenLastCalledWith(['web 2', 'node 1']);
});
