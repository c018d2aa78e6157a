/**
 * Bundles the server of a remote's files with its libraries: `node shared/platform/build/bundle-remote-server.ts
 * <file>`. A container then needs only Node, this file and the release.
 */
import path from 'node:path';
import { rspack } from '@rspack/core';
import { withoutDeadCode } from './common-config.ts';

const file = path.resolve(process.argv[2] ?? '');

rspack(
  {
    mode: 'production',
    target: 'node26',
    context: path.join(import.meta.dirname, '..'),
    entry: './cli/serve-remote.ts',
    devtool: false,
    output: { path: path.dirname(file), filename: path.basename(file), library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        },
      ],
    },
    optimization: { splitChunks: false, ...withoutDeadCode('production') },
    plugins: [
      new rspack.DefinePlugin({ 'import.meta.main': 'true' }),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    performance: false,
  },
  (error, stats) => {
    if (error) throw error;
    if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  },
);
