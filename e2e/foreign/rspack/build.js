import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const { OUTPUT = `${import.meta.dirname}/dist` } = process.env;

const federation = {
  name: 'eventos',
  exposes: {
    './routes': './src/routes.jsx',
    './slots/open-courses': './src/next-events.jsx',
  },
  shared: {
    react: { singleton: true },
    'react-dom': { singleton: true },
    'react-router-dom': { singleton: true },
  },
};

const common = {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
};

const browser = {
  ...common,
  output: { path: OUTPUT, publicPath: 'auto' },
  module: { rules: [...common.module.rules, { test: /\.css$/, type: 'css' }] },
  plugins: [
    new ModuleFederationPlugin({
      ...federation,
      filename: 'remoteEntry.js',
      manifest: {
        // Optional: names the server build below.
        additionalData({ stats }) {
          stats.metaData.ssrRemoteEntry = { path: 'server', name: 'remote.cjs', type: 'commonjs-module' };
          return stats;
        },
      },
    }),
  ],
};

const server = {
  ...common,
  target: 'async-node',
  output: { path: `${OUTPUT}/server`, chunkFormat: 'commonjs' },
  module: {
    rules: [...common.module.rules, { test: /\.css$/, type: 'css', generator: { exportsOnly: true } }],
  },
  plugins: [
    new ModuleFederationPlugin({
      ...federation,
      filename: 'remote.cjs',
      library: { type: 'commonjs-module' },
      manifest: false,
    }),
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
  ],
};

rspack([browser, server], (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
