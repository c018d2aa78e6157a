import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import { createCommand } from './command.ts';
import { serveRemotesOf } from './serve-remotes-of.ts';

const LOCAL = '127.0.0.1';
const RSPACK = 'node_modules/@rspack/cli/bin/rspack.js';

/**
 * Shows the remote of the current folder in the shell of a running portal, by default the one on port 3000. A host on this
 * machine renders the pages: with the changed code of this remote, and with the other remotes, API and files of that
 * portal. `PORT` is 3100 by default.
 */
export const dev = createCommand(
  'portal dev [--portal URL] [--host FOLDER]',
  { portal: { type: 'string', default: 'http://127.0.0.1:3000' }, host: { type: 'string' } },
  async (values) => {
    const folder = process.cwd();
    const { default: descriptor } = (await import(
      pathToFileURL(path.join(folder, 'portal.remote.ts')).href
    )) as { default: RemoteDescriptor };
    const { name } = descriptor;
    const host = values.host ? path.resolve(values.host) : findHost(folder);
    const isPacked = !existsSync(path.join(host, 'server/main.ts'));
    const { home, remotes } = await serveRemotesOf(values.portal, name);
    const development = { ...process.env, NODE_ENV: 'development', HOST: LOCAL };
    const start = createStarter();

    if (!isPacked) {
      console.error('Building the shell…');
      const env = { ...development, BUILD_DIR: '.cache/shell' };
      const { child, finish } = start([path.join(host, RSPACK), 'build'], host, env);
      const output = text(child.stdout);
      await finish().catch(async (error: unknown) => {
        console.error(await output);
        throw error;
      });
    }
    const port = Number(process.env.PORT ?? 3100) || (await freePort());
    const hostPort = await freePort();
    const url = `http://${LOCAL}:${port}`;
    const data = path.join(folder, '.cache/portal');
    const registry = path.join(data, 'registry.json');
    await mkdir(data, { recursive: true });
    await writeFile(registry, JSON.stringify([...remotes, { name, url }]));
    const devServer = start([path.join(folder, RSPACK), 'serve'], folder, {
      ...development,
      // A release in `dist` stays.
      BUILD_DIR: '.cache/development',
      PORT: String(port),
      HOST_URL: `http://${LOCAL}:${hostPort}`,
    });
    await devServer.listen();
    const main = path.join(host, isPacked ? '.cache/package/server/main.js' : 'server/main.ts');
    const shell = start([main], folder, {
      ...process.env,
      ...(!isPacked && { BUILD_DIR: '.cache/shell' }),
      HOST: LOCAL,
      PORT: String(hostPort),
      PORTAL_URL: url + home.pathname.replace(/\/$/, ''),
      API_URL: home.origin,
      REGISTRY: registry,
      RELEASES_DIR: path.join(data, 'releases'),
      RELEASE_DAYS: '0',
      REFRESH_MS: '300',
      HTML_CACHE_SECONDS: '0',
      // The dev server cannot replace an inlined style sheet.
      INLINE_FILES: '0',
      PAGE_PROCESSES: '1',
    });
    const ended = Promise.race([devServer.watch(), shell.watch()]);
    await Promise.race([shell.listen(), ended]);
    console.log(url + home.pathname);
    await ended;
  },
);

/** Returns the folder of the shell: the package of another repository, or that of the workspace. */
function findHost(from: string): string {
  try {
    return path.dirname(createRequire(path.join(from, 'package.json')).resolve('@portal/host/package.json'));
  } catch {
    const parent = path.dirname(from);
    if (parent === from)
      throw new Error('the shell is missing: install @portal/host, or name its --host folder');
    const host = path.join(parent, 'host');
    return existsSync(path.join(host, RSPACK)) ? host : findHost(parent);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, LOCAL);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Returns a function that starts Node programs, which end with this process. Their errors appear in the terminal. */
function createStarter() {
  const children = new Set<ChildProcess>();
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));

  return (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.add(child);
    const exited = once(child, 'exit').then(([code]: number[]) => {
      children.delete(child);
      return code;
    });
    const fail = (): never => {
      throw new Error(`${path.basename(args[0] ?? '')} ended in ${path.basename(cwd)}`);
    };
    const line = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (each) => {
        if (each.startsWith('{"event":"listening"')) resolve();
      });
    });
    return {
      child,
      /** Waits for the end of a program. @throws Error if it fails */
      finish: () => exited.then((code) => code === 0 || fail()),
      /** Waits until a server ends. @throws Error then */
      watch: () => exited.then(fail),
      /** Waits until a server is ready. @throws Error if it ends before */
      listen: () => Promise.race([line, exited.then(fail)]),
    };
  };
}
