import { join } from 'node:path';
import { basePath } from '../../shared/core/institution/base-path.ts';
import { errorText } from '../../shared/core/server/error-text.ts';
import { type PortalPlan, readPlan } from './portal-plan.ts';
import { checkApi, checkDatabase, checkPort } from './preflight.ts';
import { createProcessGroup, type ProcessGroup } from './process-group.ts';
import { stopRequested } from './stop-requested.ts';

type Environment = NodeJS.ProcessEnv;

/** Starts every part of the portal, each a process of its own. @returns the address of the portal's one public port */
type StartParts = (group: ProcessGroup, plan: PortalPlan, env: Environment) => Promise<string>;

/**
 * Builds what has changed, runs the portal, and prints one address. Ends when somebody asks for it, or when any part
 * ends.
 * @param root the checkout
 */
export async function runPortal(root: string, env: Environment, startParts: StartParts): Promise<void> {
  const plan = readPlan(root, env);
  await check(plan);
  const group = createProcessGroup({
    cwd: root,
    logs: join(root, '.data/logs'),
    readyWithinMs: 600_000,
    stopWithinMs: 5_000,
  });
  console.error('Building what has changed and starting the portal…');
  const running = startParts(group, plan, env).then((url) => {
    console.log(`${url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')}${basePath}/`);
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

/** Runs a command to its end, and this process with it: a failure is one line on stderr and exit code 1. */
export function finish(work: Promise<void>): void {
  work.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(errorText(error));
      process.exit(1);
    },
  );
}
