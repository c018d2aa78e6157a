import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { type PackageManifest, publishedManifest } from './published-manifest.ts';

const BUILD_DIR = '.cache/package/dist';

/**
 * Packs a host for `portal dev` in other repositories: its server as one module, and a build of the shell for
 * development.
 * @param dir absolute path of the host's package; the result is in its `.cache/package`
 */
export async function packHost(
  dir: string,
  catalog: Record<string, string>,
  siblings: Record<string, string>,
): Promise<void> {
  const output = path.join(dir, '.cache/package');
  await rm(output, { recursive: true, force: true });
  await promisify(execFile)(
    process.execPath,
    [path.join(dir, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
    { cwd: dir, env: { ...process.env, NODE_ENV: 'development', BUILD_DIR } },
  );
  // Only the build reads them.
  const unused = globSync('{maps,server/*.map,server/shared-modules.cjs}', {
    cwd: path.join(dir, BUILD_DIR),
  });
  for (const file of unused) await rm(path.join(dir, BUILD_DIR, file), { recursive: true });
  await bundleServer(dir, path.join(output, 'server'));
  const manifest: PackageManifest = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  const published = publishedManifest(
    { ...manifest, exports: { './package.json': './package.json' } },
    catalog,
    siblings,
  );
  await writeFile(path.join(output, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
}

/** Bundles the server's own modules; packages stay imports. */
function bundleServer(dir: string, output: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'node26',
    context: dir,
    entry: { main: './server/main.ts' },
    devtool: false,
    output: {
      path: output,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externalsType: 'module',
    externals: /^[^./]/,
    module: {
      parser: { javascript: { importMeta: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2024' } },
        },
      ],
    },
    optimization: { minimize: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else compiler.close(() => resolve());
    });
  });
}
