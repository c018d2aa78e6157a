import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { listFileHashes } from './known-builds.ts';
import type { HostBuilds } from './open-host-builds.ts';

/** Serves the retained builds to hosts: the list at `/host-builds.json`, files below `/host-files/`. */
export function registerHostBuilds(app: FastifyInstance, { builds, folder }: HostBuilds): void {
  app.get('/host-builds.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return builds();
  });
  app.get<{ Params: { name: string } }>('/host-files/:name', async ({ params: { name } }, reply) => {
    if (!listFileHashes(builds()).has(name)) return reply.callNotFound();
    return reply.type('application/octet-stream').send(await readFile(path.join(folder, name)));
  });
}
