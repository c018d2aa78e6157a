/**
 * Builds the host and the remotes, each by its own `build` script: `node shared/tooling/build/build.ts [package …]`,
 * all of them by default. A package whose sources did not change since its last build is left alone.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOptions } from './build-options.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const registry: { name: string }[] = JSON.parse(readFileSync(path.join(root, 'registry.json'), 'utf8'));
const packages = ['host', ...registry.map(({ name }) => name)];

async function build(name: string): Promise<void> {
  const dir = path.join(root, name);
  const stamp = path.join(dir, 'dist', '.sources');
  const { digest } = await buildOptions(dir);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    console.log(`${name}: nothing changed`);
    return;
  }
  const started = performance.now();
  const { status, output } = await runScript(dir);
  if (status !== 0) throw new Error(output.trim() || `the build ended with ${status}`);
  console.log(`${name}: built in ${Math.round(performance.now() - started)} ms`);
}

/** Runs the package's `build` script as pnpm does. */
function runScript(dir: string): Promise<{ status: number | null; output: string }> {
  const { scripts } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const bin = path.join(dir, 'node_modules', '.bin');
  const child = spawn(scripts.build, {
    cwd: dir,
    shell: true,
    env: {
      ...process.env,
      PATH: [bin, path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : packages) {
  try {
    await build(name);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
