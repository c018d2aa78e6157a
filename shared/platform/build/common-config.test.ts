import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { type Compiler, rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { commonConfig, type Target, WatchLinkedPackages } from './common-config.ts';

const target: Target = {
  portal: { basePath: '', singletons: [], late: [], rendered: [], browserOnly: [], file: '' },
  name: 'host',
  dir: '/portal/host',
  dist: '/portal/host/dist',
  platform: 'web',
  mode: 'development',
  publicPath: '/',
  version: '1',
};

function cacheFolder(changes: Partial<Target>): string {
  const { cache } = commonConfig({ ...target, ...changes });
  return typeof cache === 'object' && cache.type === 'persistent' ? `${cache.storage?.directory}` : '';
}

it('builds without a dev server reuse no modules of one', () => {
  const folders = ['dist', '.cache/shell', '.cache/package/dist'].map((folder) =>
    cacheFolder({ dist: `/portal/host/${folder}` }),
  );
  expect(new Set(folders).size).toBe(folders.length);
  for (const folder of folders) expect(folder).toContain('rspack-web-development');
});

it('changed styles keep their names in development, so that an open page shows them without a reload', () => {
  const names = (['development', 'production'] as const).map(
    (mode) => commonConfig({ ...target, mode }).module?.generator?.['css/module']?.localIdentName,
  );
  expect(names).toEqual([expect.not.stringContaining('contenthash'), expect.stringContaining('contenthash')]);
  // Two remotes may have a file of the same name.
  expect(names[0]).toContain('[uniqueName]');
});

it('a missing file of a linked package is watched, and rebuilds every package that links it when it appears', async () => {
  const dir = realpathSync(temporaryFolder());
  const links = ['mf-a', 'shared/selection-process'].map((folder) => {
    const packages = path.join(dir, folder, 'node_modules/@portal');
    mkdirSync(packages, { recursive: true });
    symlinkSync(path.join(dir, 'shared/ui'), path.join(packages, 'ui'));
    return path.join(packages, 'ui/list.ts');
  });
  mkdirSync(path.join(dir, 'shared/ui'));
  const compiler: Compiler = rspack({ plugins: [new WatchLinkedPackages()] });
  const other = path.join(dir, 'mf-a/src/other.ts');
  const missingDependencies = new Set([...links, other]);
  Object.assign(missingDependencies, {
    addAll: (files: Iterable<string>) => [...files].forEach((file) => void missingDependencies.add(file)),
  });
  await compiler.hooks.afterCompile.promise({ missingDependencies } as never);
  const file = path.join(dir, 'shared/ui/list.ts');
  expect([...missingDependencies]).toEqual([...links, other, file]);
  const modifiedFiles = new Set([file]);
  await compiler.hooks.watchRun.promise({ modifiedFiles } as never);
  expect([...modifiedFiles]).toEqual([file, ...links]);
});
