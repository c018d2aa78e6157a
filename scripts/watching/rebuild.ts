import type { Portal } from '../processes/run-portal.ts';
import { importedFiles } from './imported-files.ts';
import { rebuildPlan } from './rebuild-plan.ts';

/**
 * Builds the packages that changed files belong to and restarts the servers that read them. Remotes need no restart:
 * the host notices their new builds itself. What fails is said in one line; the next change tries again.
 */
export async function rebuild(
  root: string,
  { group, remotes, ...servers }: Portal,
  paths: Iterable<string>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    // Read anew each time: the change may be to what is imported.
    const imports = { api: importedFiles(root, 'api'), host: importedFiles(root, 'host/server') };
    const { build, restart } = rebuildPlan(paths, { remotes, imports });
    if (build.length > 0)
      await group.run({ name: 'build', args: ['shared/tooling/build/build.ts', ...build], env });
    for (const name of restart) {
      const server = servers[name];
      if (server) await group.replace(server);
    }
    const done = [...build.map((name) => `${name} built`), ...restart.map((name) => `${name} started anew`)];
    if (done.length > 0) console.error(`${done.join(', ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
