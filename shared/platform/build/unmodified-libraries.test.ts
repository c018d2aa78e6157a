import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { expect, it } from 'vitest';
import { defineRemote } from '../contract/descriptor.ts';
import { hostConfigs } from './host-build.ts';
import { remoteConfigs } from './remote-config.ts';

const dir = temporaryFolder();
const portal = {
  basePath: '/portal',
  singletons: ['react'],
  late: [],
  rendered: [],
  browserOnly: [],
  file: import.meta.filename,
};
const remote = defineRemote({ name: 'mf-a', team: 'Equipe', pages: [], slots: [] });

const configs = (['production', 'development'] as const).flatMap((mode): Configuration[] => [
  ...hostConfigs({ portal, version: '1', mode, dir, dist: `${dir}/dist` }),
  ...remoteConfigs(remote, { portal, version: '1', mode, dir, dist: `${dir}/dist` }),
]);
const cases = configs.map((config) => [`${config.mode} ${config.name}`, config] as const);

const libraryFiles = ['index.js', 'index.mjs', 'index.cjs', 'styles.css'].map(
  (file) => `/node_modules/.pnpm/library@1.0.0/node_modules/library/dist/${file}`,
);

it.each(cases)('libraries are built as they are published: %s', (_name, config) => {
  // No loader changes libraries.
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  const loading = rules.filter(({ loader, use }) => loader || use);
  expect(loading.length).toBeGreaterThan(0);
  for (const { test } of loading)
    for (const file of libraryFiles) expect((test as RegExp).test(file), file).toBe(false);
  // No alias replaces a library, except to omit browser-only ones on the server.
  const aliases = Object.values(config.resolve?.alias ?? {});
  expect(aliases.filter((alias) => alias !== false)).toEqual([]);
  const plugins = (config.plugins ?? []).map((plugin) => plugin?.constructor.name);
  expect(plugins).not.toContain('NormalModuleReplacementPlugin');
});
