/**
 * `npm start`: builds what has changed and runs the whole portal as it is deployed, each part a process of its own.
 * Prints one address. Ctrl-C, or the end of any part, ends all of it. Logs are under `.data/logs/`.
 */
import './processes/lifeline.ts';
import { join } from 'node:path';
import {
  apiProgram,
  hostProgram,
  type PortalPlan,
  readPlan,
  remoteProgram,
} from './processes/portal-plan.ts';
import { checkApi, checkDatabase, checkPort } from './processes/preflight.ts';
import { createProcessGroup, type ProcessGroup } from './processes/process-group.ts';
import { stopRequested } from './processes/stop-requested.ts';

const root = join(import.meta.dirname, '..');

/** Refuses to start what could not work. */
async function check(plan: PortalPlan): Promise<void> {
  await checkPort(plan.port, plan.host);
  if (plan.apiUrl) await checkApi(plan.apiUrl);
  else if (plan.databaseUrl) await checkDatabase(plan.databaseUrl);
}

/** @returns the host's address once every part is ready */
async function startParts(group: ProcessGroup, plan: PortalPlan): Promise<string> {
  const { env } = process;
  const buildThenServeRemotes = async () => {
    await group.run({ name: 'build', args: ['shared/build/build.ts'], env });
    return Promise.all(plan.remotes.map(async (name) => [name, await group.serve(remoteProgram(name, env))]));
  };
  const [apiUrl, remotes] = await Promise.all([
    plan.apiUrl ?? group.serve(apiProgram(plan, env)),
    buildThenServeRemotes(),
  ]);
  return group.serve(hostProgram(plan, apiUrl, Object.fromEntries(remotes), env));
}

async function main(): Promise<void> {
  const plan = readPlan(root, process.env);
  await check(plan);
  const group = createProcessGroup({
    cwd: root,
    logs: join(root, '.data/logs'),
    readyWithinMs: 120_000,
    stopWithinMs: 5_000,
  });
  console.error('Building what has changed and starting the portal…');
  const running = startParts(group, plan).then((url) => {
    console.log(`${url.replace('//0.0.0.0:', '//127.0.0.1:')}/senac-portal/`);
    return group.failure;
  });
  try {
    await Promise.race([stopRequested(), running]);
  } finally {
    await group.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
