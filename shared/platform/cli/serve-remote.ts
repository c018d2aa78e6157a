import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorText } from '@portal/server-kit/error-text';
import { immutableFile } from '@portal/server-kit/immutable-file';
import Fastify from 'fastify';
import { createCommand, runCommand } from './command.ts';

/**
 * Serves one remote's release, for `dist/` in a folder or the current one. It serves the files of any build (first
 * `/portal.json` or `/mf-manifest.json`) and `/healthz`.
 */
export const serveRemote = createCommand('portal serve-remote [FOLDER]', {}, async (_, [folder = '.']) => {
  const root = path.resolve(folder, 'dist');
  if (!existsSync(root)) throw new Error(`${folder}: there is no release in its folder dist`);
  const app = Fastify({ forceCloseConnections: true });
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    setHeaders: immutableFile,
  });
  const listening = app.listen({
    port: Number(process.env.PORT ?? 0),
    host: process.env.HOST ?? '127.0.0.1',
  });
  const url = await listening.catch((error: unknown) => {
    throw new Error(`${folder}: ${errorText(error)}`);
  });
  console.info(JSON.stringify({ event: 'listening', url }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit(0)));
  }
});

// The containers of remotes run this file alone.
if (import.meta.main) void runCommand(serveRemote, process.argv.slice(2));
