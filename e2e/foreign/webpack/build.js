import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { OUTPUT = `${import.meta.dirname}/dist` } = process.env;

const fromHost = (requiredVersion) => ({ singleton: true, import: false, requiredVersion });

const config = {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  target: ['web', 'es2022'],
  resolve: { extensions: ['.jsx', '.js'] },
  output: {
    path: OUTPUT,
    publicPath: 'auto',
    uniqueName: 'oficinas',
    chunkFilename: '[name].[contenthash:8].js',
    trustedTypes: { policyName: 'chunks-oficinas' },
  },
  module: {
    rules: [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2022' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ModuleFederationPlugin({
      name: 'oficinas',
      filename: 'remoteEntry.[contenthash:8].js',
      manifest: true,
      dts: false,
      exposes: { './App': './src/app.jsx' },
      shared: {
        react: fromHost('^19.0.0'),
        'react-dom': fromHost('^19.0.0'),
        'react-router-dom': fromHost('^7.0.0'),
      },
    }),
  ],
};

webpack(config, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
