/**
 * Builds the host and the remotes with their own `build` scripts: `node shared/platform/build/build.ts [package …]`, by
 * default all. Packages whose sources have not changed since their last build are skipped.
 */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import PQueue from 'p-queue';
import { buildOptions } from './build-options.ts';
import { runBuildScript } from './release-remote.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
  readFileSync(path.join(root, 'registry.json'), 'utf8'),
);
// Remotes with a URL are built elsewhere.
const own = registry.filter(({ url, manifest }) => !url && !manifest);
const packages = ['host', ...own.map(({ name }) => name)];

async function build(name: string): Promise<void> {
  const dir = path.join(root, name);
  const { digest, dist } = await buildOptions(dir);
  const stamp = path.join(dist, '.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) {
    console.log(`${name}: nothing changed`);
    return;
  }
  const started = performance.now();
  await runBuildScript(dir);
  console.log(`${name}: built in ${Math.round(performance.now() - started)} ms`);
}

const selected = process.argv.slice(2);
// A build alone leaves half of two processors idle.
const queue = new PQueue({ concurrency: 2 });
for (const name of selected.length > 0 ? selected : packages) {
  queue
    .add(() => build(name))
    .catch((error) => {
      console.error(`${name}: ${errorText(error)}`);
      process.exit(1);
    });
}
await queue.onIdle();
