import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { type Compiler, rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { WatchLinkedPackages } from './watch-linked-packages.ts';

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
