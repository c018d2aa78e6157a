/** Builds the library's site and starts it: `node examples/riverside/start.ts`, on `PORT` or 3300. */
import { once } from 'node:events';
import path from 'node:path';
import { runBuildScript } from '@portal/platform/build';
import { execa } from 'execa';

const root = import.meta.dirname;
for (const folder of ['host', 'mf-books', 'rooms']) await runBuildScript(path.join(root, folder));

const node = execa({ cwd: root, node: true, stderr: 'inherit' });

/** Serves a remote's build on a free port. @returns its URL */
async function serve(name: string): Promise<string> {
  const server = node({ env: { PORT: '0' } })`../../shared/platform/cli/serve-remote.ts ${name}`;
  const [line] = await once(server.stdout, 'data');
  return JSON.parse(line).url;
}

const addresses = {
  MF_BOOKS_URL: await serve('mf-books'),
  ROOMS_URL: `${await serve('rooms')}/mf-manifest.json`,
};
await node({ env: { PORT: '3300', ...addresses, ...process.env }, stdout: 'inherit' })`host/server/main.ts`;
