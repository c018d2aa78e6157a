import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { testPortal } from './test-portal.ts';

/** A server of the contract that answers as a test says. */
export async function startUpstream(
  answer: RequestListener,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The host with everything but remotes and workers. */
export async function startHost(
  env: Record<string, string>,
): Promise<{ url: string; leave(): void; stop(): Promise<void> }> {
  const leaving = new AbortController();
  const assets = await mkdtemp(path.join(os.tmpdir(), 'portal-assets-'));
  const registry = path.join(import.meta.dirname, 'no-remotes.json');
  const app = await createApp({
    config: readConfig(testPortal, {
      PORT: '0',
      REGISTRY: registry,
      RELEASES_DIR: path.join(assets, 'releases'),
      ...env,
    }),
    facts: { contract: 1, shared: {} },
    icons: {},
    renderer: fakeRenderer(),
    assets,
    leaving: leaving.signal,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    leave: () => leaving.abort(),
    async stop() {
      await app.close();
      await rm(assets, { recursive: true });
    },
  };
}
