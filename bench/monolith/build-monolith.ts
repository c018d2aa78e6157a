import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { portalBuild } from '@portal/tooling/build/portal-build';
import { rspack } from '@rspack/core';
import { commonConfig } from '../../shared/platform/build/common-config.ts';
import { precompress } from '../../shared/platform/build/precompress.ts';

const output = path.resolve(import.meta.dirname, '../dist');

/** Builds the one bundle. @returns the folder, and the names of its script and style sheets */
export async function buildMonolith(): Promise<{ output: string; js: string[]; css: string[] }> {
  const common = commonConfig({
    portal: portalBuild,
    name: 'monolith',
    dir: path.resolve(import.meta.dirname, '..'),
    platform: 'web',
    mode: 'production',
    publicPath: `${portalBuild.basePath}/assets/`,
    version: '01.01.38',
    release: 'bundle',
  });
  const compiler = rspack({
    ...common,
    entry: { main: './monolith/main.tsx' },
    output: { ...common.output, path: output, clean: true, trustedTypes: undefined },
    module: {
      ...common.module,
      // Every page in the one bundle; what pages themselves fetch late (PDF reader, carousel) stays late.
      rules: [
        ...(common.module?.rules ?? []),
        { test: /mf-[a-z]+[\\/]src[\\/]routes\.tsx$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    optimization: { splitChunks: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
  });
  await precompress(output);
  const names = await readdir(output);
  return {
    output,
    js: names.filter((name) => name.startsWith('main.') && name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}
