import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorText } from '@portal/server-kit/error-text';
import { immutableFile } from '@portal/server-kit/immutable-file';
import Fastify from 'fastify';
import { createCommand, runCommand } from './command.ts';

/** Serves the build in a folder's `dist/`. @param port 0 for a free one @throws Error in one line, such as for none */
export async function serveRelease(folder: string, host: string, port: number) {
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
  const url = await app.listen({ port, host }).catch((error: unknown) => {
    throw new Error(`${folder}: ${errorText(error)}`);
  });
  return { url, close: () => app.close() };
}

/** Serves one remote's release until it is stopped. */
export const serveRemote = createCommand('portal serve-remote [FOLDER]', {}, async (_, [folder = '.']) => {
  const { HOST = '127.0.0.1', PORT = 0 } = process.env;
  const { url, close } = await serveRelease(folder, HOST, Number(PORT));
  console.info(JSON.stringify({ event: 'listening', url }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
});

// The containers of remotes run this file alone.
if (import.meta.main) void runCommand(serveRemote, process.argv.slice(2));
