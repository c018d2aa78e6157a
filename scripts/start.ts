/**
 * `npm start`: builds changed packages and runs the whole portal as it is deployed, each server in a process of its own.
 * Prints one URL. Ctrl-C, or the end of any server, stops all. Logs are in `.data/logs/`.
 */
import { join } from 'node:path';
import { apiProgram, hostProgram, remoteProgram } from './processes/portal-plan.ts';
import { runPortal, type StartProcesses } from './processes/run-portal.ts';

const startProductionProcesses: StartProcesses = async (group, plan, env) => {
  const buildThenServeRemotes = async () => {
    await group.run({ name: 'build', args: ['shared/platform/build/build.ts'], env });
    return Promise.all(plan.remotes.map(async (name) => [name, await group.serve(remoteProgram(name, env))]));
  };
  const [apiUrl, remotes] = await Promise.all([
    plan.apiUrl ?? group.serve(apiProgram(plan, env)),
    buildThenServeRemotes(),
  ]);
  return group.serve(hostProgram(plan, apiUrl, Object.fromEntries(remotes), env));
};

await runPortal(join(import.meta.dirname, '..'), process.env, startProductionProcesses);
