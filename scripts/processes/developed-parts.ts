import { basePath } from '../../shared/core/institution/base-path.ts';
import { freePort } from '../../shared/tooling/free-port.ts';
import { addressVariable, apiProgram, hostProgram, type PortalPlan } from './portal-plan.ts';
import type { ProcessGroup, Program } from './process-group.ts';

const LOCAL = '127.0.0.1';

/**
 * Starts the portal for those who change it: a dev server for each app, that of the host in front of everything, and
 * the two servers under Node's own watch. @returns its address
 */
export async function startDeveloped(
  group: ProcessGroup,
  { port: wanted, ...plan }: PortalPlan,
  given: NodeJS.ProcessEnv,
): Promise<string> {
  const port = wanted || (await freePort());
  // As it is printed: React's development build complains of pages that name another address than the browser's.
  const env = { PORTAL_URL: `http://${LOCAL}:${port}${basePath}`, ...given };
  const apiPort = await freePort();
  const hostPort = await freePort();
  const remotes: [name: string, port: number][] = [];
  for (const name of plan.remotes) remotes.push([name, await freePort()]);
  const remoteUrls = Object.fromEntries(remotes.map(([name, port]) => [name, `http://${LOCAL}:${port}`]));

  const [apiUrl, url] = await Promise.all([
    plan.apiUrl ?? group.serve(watched(apiProgram({ ...plan, port }, env), apiPort)),
    group.serve(
      devServer('host', port, {
        ...env,
        ...Object.fromEntries(Object.entries(remoteUrls).map(([name, url]) => [addressVariable(name), url])),
        HOST: plan.host,
        HOST_URL: `http://${LOCAL}:${hostPort}`,
      }),
    ),
    ...remotes.map(([name, port]) => group.serve(devServer(name, port, { ...env, HOST: LOCAL }))),
  ]);
  const host = hostProgram({ ...plan, port, host: LOCAL }, apiUrl, remoteUrls, env);
  await group.serve(
    watched({ ...host, name: 'host-server', args: ['host/server/development.ts'] }, hostPort),
  );
  return url;
}

const devServer = (name: string, port: number, env: NodeJS.ProcessEnv): Program => ({
  name,
  args: [`${name}/node_modules/@rspack/cli/bin/rspack.js`, 'serve', '--config', `${name}/rspack.config.ts`],
  env: { ...env, PORT: String(port), NODE_ENV: 'development' },
});

/** Starts a server anew, on the same port, when one of its modules changes; what Node compiled before is kept. */
const watched = ({ args, env, ...program }: Program, port: number): Program => ({
  ...program,
  args: ['--watch', '--watch-preserve-output', ...args],
  env: { NODE_COMPILE_CACHE: '.cache/node', ...env, PORT: String(port) },
});
