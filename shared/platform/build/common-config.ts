import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { MAPS } from './release-plugin.ts';
import type { PortalBuild } from './shared-modules.ts';

/** Oldest supported browsers, in Browserslist syntax: scripts and styles are compiled for and checked against them. */
export const oldestBrowsers = [
  'chrome 106',
  'edge 106',
  'firefox 115',
  'safari 16.0',
  'ios_saf 16.0',
  'samsung 20.0',
];

export interface Target {
  portal: PortalBuild;
  /** Name of the package and of its container. */
  name: string;
  dir: string;
  /** Absolute path of the build output. */
  dist: string;
  platform: 'web' | 'node';
  mode: 'production' | 'development';
  /** URL of the files for browsers, with a trailing slash. */
  publicPath: string;
  /** Version label, available to the code as `__APP_VERSION__`. */
  version: string;
}

/** Configuration that all builds share, for browsers and for the server. */
export function commonConfig(target: Target): Configuration {
  const { portal, name, dir, dist, platform, mode, publicPath, version } = target;
  const web = platform === 'web';
  const hash = mode === 'production' ? '.[contenthash:8]' : '';
  const swc = { loader: 'builtin:swc-loader', options: swcOptions(web, web && mode === 'development') };
  const markdownPages = portal.markdownPages ? [portal.markdownPages] : [];
  return {
    name: `${name}-${platform}`,
    context: dir,
    mode,
    target: web ? ['web', `browserslist:${oldestBrowsers.join(', ')}`] : 'node26',
    // The browser builds of apps set their own.
    devServer: false,
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: path.join(dist, web ? 'web' : 'server'),
      publicPath,
      uniqueName: name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      cssFilename: `[name]${hash}.css`,
      cssChunkFilename: `[name]${hash}.css`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: false,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.md'],
      alias: web ? {} : Object.fromEntries(portal.browserOnly.map((library) => [library, false as const])),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, ...swc },
        { test: /\.page\.md$/, use: [swc, ...markdownPages] },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
      ],
      // Custom properties keep their names: other modules override tokens, and `style` sets them.
      parser: {
        javascript: {
          // React Router has dynamic imports that only its own framework can resolve.
          exprContextCritical: false,
          // The server has no base URL for workers and assets, and needs none.
          ...(web ? {} : { url: false, worker: false }),
        },
        'css/module': { namedExports: false, dashedIdents: false },
        css: { namedExports: false },
      },
      generator: {
        // Names that depend on the content alone are the same in both builds. A dev server replaces styles in the open
        // page only if the names stay.
        'css/module': {
          localIdentName: mode === 'production' ? '[local]-[contenthash:6]' : '[uniqueName]-[local]-[hash:6]',
          exportsOnly: !web,
        },
        css: { exportsOnly: !web },
        asset: { emit: web },
        'asset/resource': { emit: web },
      },
    },
    plugins: [
      new rspack.DefinePlugin({
        __APP_VERSION__: JSON.stringify(version),
        // The default is the source path on the build machine. Assets and workers are resolved before.
        'import.meta.url': JSON.stringify('file:///portal'),
      }),
      ...(web && mode === 'production' ? [hiddenSourceMaps()] : []),
    ],
    cache: {
      type: 'persistent',
      buildDependencies: [
        ...[portal.file, ...markdownPages],
        ...configFiles.map((name) =>
          path.join(import.meta.dirname, name + path.extname(import.meta.filename)),
        ),
      ],
      // The workspace's own packages are linked into node_modules too, but unlike other packages they change.
      snapshot: { unmanagedPaths: [/node_modules[\\/]@portal[\\/]/] },
      storage: { type: 'filesystem', directory: cacheFolder(target) },
    },
    // Few files rather than small ones: on a slow network each costs a round trip.
    ...(web
      ? {
          optimization: {
            splitChunks: {
              chunks: 'async' as const,
              minSize: 40_000,
              // Sizeless shared modules made chunks rank equal, so that their order varied between builds; releases
              // must be byte-identical.
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
    // size-limit checks the budgets instead, by what a visitor downloads.
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Modules beside this one on which the configurations depend. */
const configFiles = [
  'common-config',
  'remote-config',
  'release-plugin',
  'host-build',
  'shared-modules',
  'dev-server',
];

/** Writes source maps next to the folder that is served: the host reads them for reports of browsers. */
const hiddenSourceMaps = () =>
  new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${MAPS}[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  });

/** Removes unused code and comments from server builds. Names stay readable for stack traces. */
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

/** @param withDevServer whether the build runs in a browser during development */
const swcOptions = (web: boolean, withDevServer: boolean) => ({
  env: { targets: web ? oldestBrowsers.join(', ') : 'node 26', bugfixes: true },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic' as const, development: withDevServer, refresh: withDevServer },
    },
  },
});

/** Makes browsers compile scripts while they download, instead of each function at its first call (compile hints). */
export const createCompileHintPlugin = (which: { entryOnly: boolean }) =>
  new rspack.BannerPlugin({
    ...which,
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // The hint would break a style sheet.
    test: /\.js$/,
    // Runs after comments are removed, and before source maps are written and file names get their content hashes.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

/** One folder for each output: modules of a dev server apply hot updates, and fail in a build of the same mode without one. */
const cacheFolder = ({ dir, dist, platform, mode }: Target) =>
  path.join(dir, '.cache', `rspack-${platform}-${mode}`, path.relative(dir, dist).replace(/\W+/g, '-'));
