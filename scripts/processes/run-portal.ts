import { createServer } from 'node:net';
import { join } from 'node:path';
import { basePath } from '../../shared/contract/institution/base-path.ts';
import { errorText } from '../../shared/server-kit/error-text.ts';
import { type PortalPlan, readPlan } from './portal-plan.ts';
import { createProcessGroup, type ProcessGroup } from './process-group.ts';

type Environment = NodeJS.ProcessEnv;

const RESPONSE_TIMEOUT_MS = 5_000;

/** Starts each server of the portal in a process of its own. @returns the URL of the portal's one public port */
export type StartProcesses = (group: ProcessGroup, plan: PortalPlan, env: Environment) => Promise<string>;

/**
 * Runs the portal and prints its URL, until a stop is requested or a server ends. Then this process exits.
 * @param root the checkout
 */
export async function runPortal(root: string, env: Environment, start: StartProcesses): Promise<never> {
  try {
    await run(root, env, start);
    process.exit(0);
  } catch (error) {
    console.error(errorText(error));
    process.exit(1);
  }
}

async function run(root: string, env: Environment, start: StartProcesses): Promise<void> {
  const plan = readPlan(root, env);
  await checkPort(plan.port, plan.host);
  if (plan.apiUrl) await checkApi(plan.apiUrl);
  const group = createProcessGroup({ cwd: root, logs: join(root, '.data/logs') });
  console.error('Building what has changed and starting the portal…');
  const running = start(group, plan, env).then((url) => {
    console.log(`${url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')}${basePath}/`);
    return group.failure;
  });
  try {
    await Promise.race([waitForStopRequest(), running]);
  } finally {
    await group.stop();
  }
}

/** Waits for Ctrl-C, SIGTERM or a closed terminal; further requests are ignored. */
const waitForStopRequest = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });

/** Checks that a port is available. @throws Error in one line */
async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}: set PORT to another one, for example PORT=${port + 1}.`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Checks that a server responds at API_URL, with any status. @throws Error in one line */
export async function checkApi(url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS), redirect: 'manual' });
  } catch {
    throw new Error(`The server at API_URL (${url}) does not answer.`);
  }
}
