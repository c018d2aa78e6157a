import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { hostWithoutWorkers } from './start-portal.ts';
import { testPortal } from './test-portal.ts';

const stops: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/**
 * Starts an upstream with a test's responses, until the file's tests are finished.
 * @returns its URL
 */
export async function startUpstream(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Creates the host without remotes and workers, not yet listening, until the file's tests are finished.
 * @param leaving aborted to start draining
 */
export async function newHost(env: Record<string, string>, leaving?: AbortSignal): Promise<FastifyInstance> {
  const assets = await mkdtemp(path.join(os.tmpdir(), 'portal-assets-'));
  const registry = path.join(import.meta.dirname, 'no-remotes.json');
  const app = await createApp({
    config: readConfig(testPortal, {
      PORT: '0',
      REGISTRY: registry,
      RELEASES_DIR: path.join(assets, 'releases'),
      ...env,
    }),
    ...hostWithoutWorkers(assets),
    ...(leaving && { draining: leaving }),
  });
  stops.push(async () => {
    await app.close();
    await rm(assets, { recursive: true });
  });
  return app;
}

/**
 * Starts the same host, listening.
 * @returns its URL
 */
export async function startHost(env: Record<string, string>): Promise<string> {
  const app = await newHost(env);
  return app.listen({ port: 0, host: '127.0.0.1' });
}
