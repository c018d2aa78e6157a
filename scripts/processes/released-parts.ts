import { apiProgram, hostProgram, type PortalPlan, remoteProgram } from './portal-plan.ts';
import type { ProcessGroup } from './process-group.ts';

/** Builds what has changed and starts the portal as it is deployed. @returns its address */
export async function startReleased(
  group: ProcessGroup,
  plan: PortalPlan,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const buildThenServeRemotes = async () => {
    await group.run({ name: 'build', args: ['shared/platform/build/build.ts'], env });
    return Promise.all(plan.remotes.map(async (name) => [name, await group.serve(remoteProgram(name, env))]));
  };
  const [apiUrl, remotes] = await Promise.all([
    plan.apiUrl ?? group.serve(apiProgram(plan, env)),
    buildThenServeRemotes(),
  ]);
  return group.serve(hostProgram(plan, apiUrl, Object.fromEntries(remotes), env));
}
