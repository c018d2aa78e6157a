/**
 * `npm run dev`: runs the portal for developers. A change appears in the open page at once, which keeps its state; servers
 * restart when their modules change. Nothing is cached, and the kit's page is at `/senac-portal/_kit`.
 */
import { join } from 'node:path';
import { basePath } from '../shared/contract/institution/base-path.ts';
import { freePort } from '../shared/tooling/free-port.ts';
import { createDevReports } from './processes/dev-reports.ts';
import { holdRequests } from './processes/hold-requests.ts';
import { addressVariable, apiProgram, hostProgram } from './processes/portal-plan.ts';
import type { Program } from './processes/process-group.ts';
import { runPortal, type StartProcesses } from './processes/run-portal.ts';

const LOCAL = '127.0.0.1';
const localUrl = (port: number) => `http://${LOCAL}:${port}`;
/** Longer than a restart of host or API takes. */
const RESTART_TIMEOUT_MS = 30_000;
const resolveWithinDrizzle = './scripts/processes/resolve-within-drizzle.ts';
const reports = createDevReports((text) => console.error(text));
const holdFor = (port: number) => holdRequests({ port, timeoutMs: RESTART_TIMEOUT_MS });

/** Starts a dev server for each app, that of the host in front of all, and the two servers with Node's own watch mode. */
const startDevProcesses: StartProcesses = async (group, { port: wanted, ...plan }, given) => {
  const port = wanted || (await freePort());
  // As it is printed: React's development build reports pages with another URL than the browser's.
  const env = { PORTAL_URL: `${localUrl(port)}${basePath}`, ...given };
  const apiPort = await freePort();
  const hostPort = await freePort();
  const remotes: [name: string, port: number][] = [];
  for (const name of plan.remotes) remotes.push([name, await freePort()]);
  const remoteUrls = Object.fromEntries(remotes.map(([name, port]) => [name, localUrl(port)]));
  const hostEnv = {
    ...env,
    ...Object.fromEntries(Object.entries(remoteUrls).map(([name, url]) => [addressVariable(name), url])),
    HOST: plan.host,
    HOST_URL: await holdFor(hostPort),
  };
  const startApi = async () => {
    const api = apiProgram({ ...plan, port }, env);
    await group.serve(watched({ ...api, args: ['--import', resolveWithinDrizzle, ...api.args] }, apiPort));
    return holdFor(apiPort);
  };
  const [apiUrl, url] = await Promise.all([
    plan.apiUrl ?? startApi(),
    group.serve(devServer('host', port, hostEnv)),
    ...remotes.map(([name, port]) => group.serve(devServer(name, port, { ...env, HOST: LOCAL }))),
  ]);
  const host = hostProgram({ ...plan, port, host: LOCAL }, apiUrl, remoteUrls, env);
  const server = { ...host, name: 'host-server', args: ['host/server/development.ts'] };
  await group.serve(watched(server, hostPort));
  return url;
};

const devServer = (name: string, port: number, env: NodeJS.ProcessEnv): Program => ({
  name,
  args: [`${name}/node_modules/@rspack/cli/bin/rspack.js`, 'serve', '--config', `${name}/rspack.config.ts`],
  env: { ...env, PORT: String(port), NODE_ENV: 'development' },
  onLine: reports.ofBuild(name),
});

/** Restarts a server on the same port when one of its modules changes; compiled code is cached. */
const watched = ({ name, args, env }: Program, port: number): Program => ({
  name,
  onLine: reports.ofServer(),
  args: ['scripts/processes/watch.ts', ...args],
  env: { NODE_COMPILE_CACHE: '.cache/node', ...env, PORT: String(port) },
});

const env = {
  KIT: '1',
  HTML_CACHE_SECONDS: '0',
  // The dev server cannot replace an inlined style sheet.
  INLINE_FILES: '0',
  // One previous build is enough, and a new one is loaded while the developer still looks at the editor.
  RELEASE_DAYS: '0',
  REFRESH_MS: '300',
  // Separate from those of `npm start`.
  RELEASES_DIR: '.data/development',
  ...process.env,
};

await runPortal(join(import.meta.dirname, '..'), env, startDevProcesses);
