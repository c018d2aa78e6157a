import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs a package's `build` script as pnpm does.
 * @param dir absolute path of the package
 * @throws Error with the script's output if it fails
 */
export async function runBuildScript(dir: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const bin = path.join(dir, 'node_modules', '.bin');
  const child = spawn(scripts.build, {
    cwd: dir,
    shell: true,
    env: { ...env, PATH: [bin, path.dirname(process.execPath), env.PATH].join(path.delimiter) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (status !== 0) throw new Error(output.trim() || `the build exited with ${status}`);
}
