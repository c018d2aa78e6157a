/** Builds the library's site and starts it: `node examples/riverside/start.ts`, on port 3300 unless `PORT` says another. */
import path from 'node:path';
import { runBuildScript } from '@portal/platform/build';
import { execa } from 'execa';

const root = import.meta.dirname;
for (const folder of ['host', 'mf-books']) await runBuildScript(path.join(root, folder));

const serve = path.resolve(root, '../../shared/platform/cli/serve-remote.ts');
const options = { cwd: root, node: true, stdio: 'inherit' } as const;
execa({ ...options, env: { PORT: '3301' } })`${serve} mf-books`;
await execa({
  ...options,
  env: { PORT: process.env.PORT ?? '3300', MF_BOOKS_URL: 'http://127.0.0.1:3301' },
})`${path.join(root, 'host/server/main.ts')}`;
