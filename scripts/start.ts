/**
 * `npm start`: builds changed packages and runs the whole portal as it is deployed; this process serves the remotes' files.
 * Prints one URL. Ctrl-C, or the end of any server, stops all. Logs are in `.data/logs/`.
 */
import { join } from 'node:path';
import { serveRelease } from '../shared/platform/cli/serve-remote.ts';
import { apiProgram, hostProgram, loopback } from './processes/portal-plan.ts';
import { runPortal, type StartProcesses } from './processes/run-portal.ts';

const root = join(import.meta.dirname, '..');

const startProductionProcesses: StartProcesses = async (group, plan, env) => {
  const buildThenServeRemotes = async () => {
    await group.run({ name: 'build', args: ['shared/platform/build/build.ts'], env });
    return Promise.all(
      plan.remotes.map(async (name) => [name, (await serveRelease(join(root, name), loopback(), 0)).url]),
    );
  };
  const [apiUrl, remotes] = await Promise.all([
    plan.apiUrl ?? group.serve(apiProgram(plan, env)),
    buildThenServeRemotes(),
  ]);
  return group.serve(hostProgram(plan, apiUrl, Object.fromEntries(remotes), env));
};

await runPortal(root, process.env, startProductionProcesses);
