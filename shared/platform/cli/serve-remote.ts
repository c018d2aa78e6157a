/**
 * Serves one remote's release: `portal serve-remote [FOLDER]`, for `dist/` in that folder or the current one. It serves the
 * files of any build (first `/portal.json` or `/mf-manifest.json`) and `/healthz`.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorText } from '@portal/server-kit/error-text';
import { immutableFile } from '@portal/server-kit/immutable-file';
import Fastify from 'fastify';

const folder = process.argv[2] ?? '.';
const root = path.resolve(folder, 'dist');

async function main(): Promise<void> {
  if (!existsSync(root)) throw new Error('there is no release in its folder dist');
  const app = Fastify({ forceCloseConnections: true });
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: immutableFile,
  });
  const url = await app.listen({
    port: Number(process.env.PORT ?? 0),
    host: process.env.HOST ?? '127.0.0.1',
  });
  console.info(JSON.stringify({ event: 'listening', url }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(`${folder}: ${errorText(error)}`);
  process.exit(1);
});
