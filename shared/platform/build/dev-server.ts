import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { isHashed } from '@portal/server-kit/immutable-file';
import type { Compiler, Configuration, Stats, StatsError } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { getPlatformPaths } from '../contract/names.ts';
import type { PortalBuild } from './shared-modules.ts';

type DevServer = Exclude<NonNullable<Configuration['devServer']>, false>;
type Proxies = NonNullable<DevServer['proxy']>;

/** Only browsers need hot updates; in memory they cannot be served stale from the disk. */
const onlyInMemory = /\.hot-update\./;

export function withDevServer(config: Configuration, devServer: DevServer): Configuration {
  return {
    ...config,
    // Pages are already loaded one by one.
    lazyCompilation: false,
    infrastructureLogging: { level: 'warn' },
    plugins: [...(config.plugins ?? []), new ReactRefreshRspackPlugin()],
    devServer: { ...withPortalOrigin(config), ...devServer },
  };
}

/** Dev server of a remote: its release for the host's server, and hot updates. `HOST_URL`: host's server behind it. */
export const remoteDevServer = (dist: string, env: NodeJS.ProcessEnv): DevServer => ({
  static: { directory: dist, watch: false },
  proxy: hostProxy(env, (path) => !/^\/(portal\.json|(web|server|maps)\/)/.test(path)),
});

/** Dev server in front of everything. @param env `<NAME>_URL` of each remote, and `HOST_URL` of the host's server */
export const hostDevServer = (portal: PortalBuild, env: NodeJS.ProcessEnv): DevServer => ({
  static: false,
  proxy: [...remoteProxies(portal, env), ...hostProxy(env)],
});

const hostProxy = (
  { HOST_URL }: NodeJS.ProcessEnv,
  context: string | ((path: string) => boolean) = '/',
): Proxies => (HOST_URL ? [{ context, target: HOST_URL, on: { proxyRes: withoutTrustedTypes } }] : []);

/** Trusted Types block the dev server's overlay and React, which compares HTML by writing it into an element. */
function withoutTrustedTypes({ headers }: IncomingMessage): void {
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string')
    headers['content-security-policy'] = policy.replace(/;(require-)?trusted-types[^;]*/g, '');
}

/** Files with a hash in their name never change: they come from the host's store, as in production. */
const remoteProxies = ({ basePath }: PortalBuild, env: NodeJS.ProcessEnv): Proxies =>
  Object.entries(env).flatMap(([variable, target]) => {
    const [, name] = /^(MF_[A-Z_]+)_URL$/.exec(variable) ?? [];
    if (!name || !target) return [];
    const folder = getPlatformPaths(basePath).filesOf(name.toLowerCase().replaceAll('_', '-'));
    return [{ target, ws: true, context: (path: string) => path.startsWith(folder) && !isHashed(path) }];
  });

/** Serves everything, including the web socket, from the portal's own origin, because its policy allows no other. */
function withPortalOrigin({ output }: Configuration): DevServer {
  const app = `${output?.uniqueName}`;
  const socket = `${output?.publicPath}ws`;
  return {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 0) || 'auto',
    hot: true,
    webSocketServer: { type: 'ws', options: { path: socket } },
    client: {
      webSocketURL: `auto://0.0.0.0:0${socket}`,
      // `development.ts` shows them, for all apps.
      overlay: { runtimeErrors: false },
    },
    devMiddleware: { writeToDisk: (file) => !onlyInMemory.test(file), stats: 'none' },
    onListening({ compiler, middleware, options }) {
      // The parent process waits for the first build.
      middleware?.waitUntilValid((stats?: Stats) => {
        if (stats?.hasErrors()) {
          console.error(formatBuildErrors(stats, app));
          process.exit(1);
        }
        console.info(JSON.stringify({ event: 'listening', url: `http://${options.host}:${options.port}` }));
        reportBuilds(compiler, app);
      });
    },
  };
}

/** Prints the errors of later builds, and the first build without errors. */
function reportBuilds({ hooks }: Pick<Compiler, 'hooks'>, app: string): void {
  let hadErrors = false;
  hooks.done.tap('report-builds', (stats) => {
    const hasErrors = stats.hasErrors();
    if (hasErrors) console.error(formatBuildErrors(stats, app));
    else if (hadErrors) console.error(`${app} is built again`);
    hadErrors = hasErrors;
  });
}

/** Formats each error of an app's builds once; the last line names the files. @param app folder that begins paths */
function formatBuildErrors(stats: Pick<Stats, 'toJson'>, app: string): string {
  const { errors = [], children = [] } = stats.toJson({ all: false, errors: true, children: true });
  const all = [...errors, ...children.flatMap((child) => child.errors ?? [])];
  const texts = new Set(all.map((error) => `${formatPosition(error, app)}\n${error.message}`));
  const files = new Set(all.map((error) => formatPosition(error, app)));
  return [...texts, `compilation failed in ${[...files].join(', ')}`].join('\n\n');
}

function formatPosition({ moduleName, file, message, loc = frameOf(message) }: StatsError, app: string) {
  const module = moduleName ?? file;
  // Loaders precede the module.
  const name = module ? path.posix.join(app, module.split('!').at(-1) ?? '') : app;
  return loc ? `${name}:${loc}` : name;
}

/** Returns the position in a code frame, which errors of loaders have instead of `loc`. */
const frameOf = (message = ''): string | undefined => /─\[(\d+:\d+)\]/.exec(message)?.[1];
