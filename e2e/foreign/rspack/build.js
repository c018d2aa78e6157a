import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const { OUTPUT = `${import.meta.dirname}/dist` } = process.env;

const fromHost = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const federation = {
  name: 'eventos',
  exposes: {
    './routes': './src/routes.jsx',
    './slots/open-courses': './src/next-events.jsx',
  },
  shared: {
    react: fromHost('^19.0.0'),
    'react-dom': fromHost('^19.0.0'),
    'react-router-dom': fromHost('^7.0.0'),
  },
  dts: false,
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
    ],
  },
};

const browser = {
  ...common,
  target: ['web', 'es2022'],
  output: {
    path: OUTPUT,
    publicPath: 'auto',
    uniqueName: 'eventos',
    chunkFilename: '[name].[contenthash:8].js',
    cssChunkFilename: '[name].[contenthash:8].css',
    trustedTypes: { policyName: 'chunks-eventos' },
  },
  module: { rules: [...common.module.rules, { test: /\.css$/, type: 'css' }] },
  plugins: [
    new ModuleFederationPlugin({
      ...federation,
      filename: 'remoteEntry.[contenthash:8].js',
      manifest: {
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
  output: { path: `${OUTPUT}/server`, chunkFormat: 'commonjs', uniqueName: 'eventos' },
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
