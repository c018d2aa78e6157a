/**
 * `portal dev [--portal URL] [--host FOLDER]`: shows the remote of the current folder in the shell of a running portal,
 * by default the one on port 3000. A host on this machine renders the pages: with the changed code of this remote, and
 * with the other remotes, API and files of that portal. `PORT` is 3100 by default.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { errorText } from '@portal/server-kit/error-text';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import { createPrograms } from './programs.ts';
import { serveRemotesOf } from './serve-remotes-of.ts';

const LOCAL = '127.0.0.1';
const folder = process.cwd();
const RSPACK = 'node_modules/@rspack/cli/bin/rspack.js';

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

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      portal: { type: 'string', default: 'http://127.0.0.1:3000' },
      host: { type: 'string' },
    },
  });
  const { default: descriptor } = (await import(
    pathToFileURL(path.join(folder, 'portal.remote.ts')).href
  )) as { default: RemoteDescriptor };
  const { name } = descriptor;
  const host = values.host ? path.resolve(values.host) : findHost(folder);
  const isPacked = !existsSync(path.join(host, 'server/main.ts'));
  const { home, remotes } = await serveRemotesOf(values.portal, name);
  const programs = createPrograms();
  const development = { ...process.env, NODE_ENV: 'development', HOST: LOCAL };

  if (!isPacked) {
    console.error('Building the shell…');
    const env = { ...development, BUILD_DIR: '.cache/shell' };
    await programs.run([path.join(host, RSPACK), 'build'], host, env);
  }
  const port = Number(process.env.PORT ?? 3100) || (await freePort());
  const hostPort = await freePort();
  const url = `http://${LOCAL}:${port}`;
  const data = path.join(folder, '.cache/portal');
  const registry = path.join(data, 'registry.json');
  await mkdir(data, { recursive: true });
  await writeFile(registry, JSON.stringify([...remotes, { name, url }]));
  await programs.serve([path.join(folder, RSPACK), 'serve'], folder, {
    ...development,
    // A release in `dist` stays.
    BUILD_DIR: '.cache/development',
    PORT: String(port),
    HOST_URL: `http://${LOCAL}:${hostPort}`,
  });
  await programs.serve(
    [path.join(host, isPacked ? '.cache/package/server/main.js' : 'server/main.ts')],
    folder,
    {
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
      RENDER_THREADS: '1',
    },
  );
  console.log(url + home.pathname);
  await programs.ended;
}

main().catch((error: unknown) => {
  console.error(errorText(error));
  process.exit(1);
});
