import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { createKeeperApp } from '../server/keeper/keeper-app.ts';
import { type BuiltHost, factsOf, rendererOf } from './built-host.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { testPortal } from './test-portal.ts';

/** Cleans up after the current test or, outside of tests, after the file; what was added last ends first. */
function addCleanup(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end);
  else afterAll(end);
}

export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-'));
  addCleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts an upstream with a test's responses. @returns its URL */
export async function startUpstream(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addCleanup(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const listen = (app: FastifyInstance, port = 0): Promise<string> => app.listen({ port, host: '127.0.0.1' });

const configFor = (env: Record<string, string>, portal = testPortal) =>
  readConfig(portal, { PORT: '0', API_URL: 'http://api.invalid', REFRESH_MS: '100', ...env });

/** A host whose pages contain only release names, without remotes' code. */
const hostWithoutWorkers = (assets: string) => ({
  facts: { contract: 1, shared: {}, icons: {} },
  renderer: fakeRenderer(),
  assets,
});

/** Creates the host without remotes and workers, not yet listening. @param leaving aborted to start draining */
export async function newHost(env: Record<string, string>, leaving?: AbortSignal): Promise<FastifyInstance> {
  const assets = await createFolder();
  const REGISTRY = path.join(import.meta.dirname, 'no-remotes.json');
  const app = await createApp({
    config: configFor({ REGISTRY, RELEASES_DIR: path.join(assets, 'releases'), ...env }),
    ...hostWithoutWorkers(assets),
    ...(leaving && { draining: leaving }),
  });
  addCleanup(() => app.close());
  return app;
}

/** Starts the same host, listening. @returns its URL */
export const startHost = async (env: Record<string, string>): Promise<string> => listen(await newHost(env));

async function startApp(app: FastifyInstance, port?: number) {
  const stop = () => app.close();
  addCleanup(stop);
  return { url: await listen(app, port), stop };
}

/**
 * Starts a keeper whose smoke test every release passes.
 * @param assets folder of the browser files of its host build
 */
export async function startKeeper(env: Record<string, string>, assets = import.meta.dirname) {
  const app = await createKeeperApp(configFor(env), hostWithoutWorkers(assets));
  return startApp(app, Number(env.PORT ?? 0));
}

function builtHost(built: BuiltHost, portalUrl: string | undefined) {
  const facts = factsOf(built.dist);
  const renderer = rendererOf(built, {
    config: { portalOrigin: portalUrl ? new URL(portalUrl).origin : null, pageProcesses: 1 },
    data: async () => ({ status: 200, body: JSON.stringify(built.answer) }),
  });
  return { facts, renderer, assets: path.join(built.dist, 'web') };
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;

/**
 * Starts the host with its own store.
 * @param built null for pages that contain only release names
 * @param assets folder of the browser files, without a built host
 */
export async function startPortal(
  env: Record<string, string>,
  built: BuiltHost | null,
  assets = import.meta.dirname,
) {
  const portal = built?.portal ?? testPortal;
  const app = await createApp({
    config: configFor({ DATA_BUDGET_MS: '5000', ...env }, portal),
    ...(built ? builtHost(built, env.PORTAL_URL) : hostWithoutWorkers(assets)),
  });
  const started = await startApp(app);
  return {
    ...started,
    /** Requests a page or file by its path below the base path. */
    async get(address: string, headers: Record<string, string> = {}) {
      const response = await fetch(started.url + portal.basePath + address, { headers, redirect: 'manual' });
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
  };
}
