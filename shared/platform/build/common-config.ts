import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { rspack } from '@rspack/core';
import { oldestBrowsers } from './oldest-browsers.ts';
import type { PortalBuild } from './portal-build.ts';

export interface Target {
  portal: PortalBuild;
  /** Name of the package, which is also its container's. */
  name: string;
  /** Absolute path of the package. */
  dir: string;
  platform: 'web' | 'node';
  mode: 'production' | 'development';
  /** Address under which the browser finds the files, ending in a slash. */
  publicPath: string;
  /** Version label given to the code as `__APP_VERSION__`. */
  version: string;
  /** Another one whenever the sources are. */
  release: string;
}

/** What every build of the portal has in common, for the browser and for the server. */
export function commonConfig({
  portal,
  name,
  dir,
  platform,
  mode,
  publicPath,
  version,
  release,
}: Target): Configuration {
  const web = platform === 'web';
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  return {
    name: `${name}-${platform}`,
    context: dir,
    mode,
    target: web ? ['web', `browserslist:${oldestBrowsers.join(', ')}`] : 'node22',
    // Only the browser's build of an app has one.
    devServer: false,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist', web ? 'web' : 'server'),
      publicPath,
      // Two releases of a remote may be in one page, each with chunks of its own.
      uniqueName: `${name}-${release}`,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: false,
      ...(web ? { trustedTypes: { policyName: `chunks-${name}` } } : {}),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: web ? {} : Object.fromEntries(portal.browserOnly.map((library) => [library, false as const])),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: swcOptions(web, web && mode === 'development'),
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
      ],
      // Custom properties keep their names: tokens are overridden across modules, and set from `style`.
      parser: {
        javascript: {
          // React Router imports by addresses that only its own framework knows.
          exprContextCritical: false,
          // On the server there is no base address to resolve workers and assets against, and none is needed.
          ...(web ? {} : { url: false, worker: false }),
        },
        'css/module': { namedExports: false, dashedIdents: false },
        css: { namedExports: false },
      },
      generator: {
        'css/module': { localIdentName: '[local]-[hash:5]', exportsOnly: !web },
        css: { exportsOnly: !web },
        asset: { emit: web },
        'asset/resource': { emit: web },
      },
    },
    plugins: [
      new rspack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(version),
        // Left alone, it becomes the path of the source on the machine that builds. Assets and workers are found before.
        'import.meta.url': JSON.stringify('file:///portal'),
      }),
    ],
    cache: {
      type: 'persistent',
      buildDependencies: [
        portal.file,
        ...[
          'common-config',
          'oldest-browsers',
          'remote-config',
          'host-config',
          'shared-modules',
          'dev-server',
        ].map((name) => path.join(import.meta.dirname, name + path.extname(import.meta.filename))),
      ],
      // The workspace's own packages lie under node_modules too, by a link: unlike the others there, they change.
      snapshot: { unmanagedPaths: [/node_modules[\\/]@portal[\\/]/] },
      storage: { type: 'filesystem', directory: path.join(dir, '.cache', `rspack-${platform}-${mode}`) },
    },
    // Few files rather than small ones: over a slow network each costs a round trip of a connection.
    ...(web
      ? {
          optimization: {
            splitChunks: {
              chunks: 'async' as const,
              minSize: 40_000,
              // Shared modules, which weigh nothing here, made chunks of equal rank, whose order differed from build to
              // build: releases have to be byte-identical.
              defaultSizeTypes: ['javascript', 'css', 'unknown', 'consume-shared'],
            },
            mangleExports: 'size' as const,
            minimizer: [
              new rspack.SwcJsMinimizerRspackPlugin(),
              new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: oldestBrowsers } }),
            ],
          },
        }
      : {}),
    // Budgets are held by size-limit, on what a visitor downloads.
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * For builds that run on the server, where every thread keeps their text in memory: what nobody uses is left out, and so
 * are comments. Names stay, for whoever reads a stack.
 */
export const withoutDeadCode = (
  mode: Target['mode'],
  mangle: boolean | { keep_fnames: boolean; keep_classnames: boolean } = false,
): NonNullable<Configuration['optimization']> => ({
  minimize: mode === 'production',
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      extractComments: false,
      minimizerOptions: { mangle, format: { comments: false, ascii_only: true } },
    }),
  ],
});

/** @param withDevServer whether it runs in a browser while it is developed */
const swcOptions = (web: boolean, withDevServer: boolean) => ({
  env: { targets: web ? oldestBrowsers.join(', ') : 'node 22', bugfixes: true },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic' as const, development: withDevServer, refresh: withDevServer },
    },
  },
});

/**
 * Has browsers compile scripts whole, off the main thread while they come, rather than each function on the main
 * thread as it is first called (explicit compile hints; other browsers see a comment).
 */
export const createCompileHintPlugin = (which: { entryOnly: boolean }) =>
  new rspack.BannerPlugin({
    ...which,
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // A style sheet with this line in it is broken.
    test: /\.js$/,
    // After comments have been taken out, before files are named by their content.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1,
  });
