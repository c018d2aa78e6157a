import { join } from 'node:path';
import { apiProgram, hostProgram, type PortalPlan, readPlan, remoteProgram } from './portal-plan.ts';
import { checkApi, checkDatabase, checkPort } from './preflight.ts';
import { createProcessGroup, type ProcessGroup, type Program } from './process-group.ts';
import { stopRequested } from './stop-requested.ts';

type Environment = NodeJS.ProcessEnv;

/** The portal while it runs. */
export interface Portal {
  group: ProcessGroup;
  remotes: string[];
  /** The servers that can be started anew, on the ports that they have. The api is not there when it runs elsewhere. */
  api: Program | undefined;
  host: Program;
}

/**
 * Builds what has changed, runs every part of the portal as a process of its own, and prints one address.
 * Ends when somebody asks for it, or when any part ends.
 * @param root the checkout
 * @param onReady told once every part is ready
 */
export async function runPortal(
  root: string,
  env: Environment,
  onReady: (portal: Portal) => void = () => {},
): Promise<void> {
  const plan = readPlan(root, env);
  await check(plan);
  const group = createProcessGroup({
    cwd: root,
    logs: join(root, '.data/logs'),
    readyWithinMs: 120_000,
    stopWithinMs: 5_000,
  });
  console.error('Building what has changed and starting the portal…');
  const running = startParts(group, plan, env).then(({ url, portal }) => {
    console.log(`${url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')}/senac-portal/`);
    onReady(portal);
    return group.failure;
  });
  try {
    await Promise.race([stopRequested(), running]);
  } finally {
    await group.stop();
  }
}

/** Refuses to start what could not work. */
async function check(plan: PortalPlan): Promise<void> {
  await checkPort(plan.port, plan.host);
  if (plan.apiUrl) await checkApi(plan.apiUrl);
  else if (plan.databaseUrl) await checkDatabase(plan.databaseUrl);
}

async function startParts(
  group: ProcessGroup,
  plan: PortalPlan,
  env: Environment,
): Promise<{ url: string; portal: Portal }> {
  const buildThenServeRemotes = async () => {
    await group.run({ name: 'build', args: ['shared/tooling/build/build.ts'], env });
    return Promise.all(plan.remotes.map(async (name) => [name, await group.serve(remoteProgram(name, env))]));
  };
  const api = apiProgram(plan, env);
  const [apiUrl, remotes] = await Promise.all([plan.apiUrl ?? group.serve(api), buildThenServeRemotes()]);
  const host = hostProgram(plan, apiUrl, Object.fromEntries(remotes), env);
  const url = await group.serve(host);
  return {
    url,
    portal: {
      group,
      remotes: plan.remotes,
      api: plan.apiUrl ? undefined : staying(api, apiUrl),
      host: staying(host, url),
    },
  };
}

/** The same program on the port that it was given at first. */
const staying = (program: Program, url: string): Program => ({
  ...program,
  env: { ...program.env, PORT: new URL(url).port },
});

/** Runs a command to its end, and this process with it: a failure is one line on stderr and exit code 1. */
export function finish(work: Promise<void>): void {
  work.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}
