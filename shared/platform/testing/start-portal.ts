import path from 'node:path';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { type BuiltHost, factsOf, rendererOf } from './built-host.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { testPortal } from './test-portal.ts';

export interface TestPortal {
  url: string;
  /** Requests a page or file by its path below the base path. */
  get(
    address: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; headers: Headers }>;
  stop(): Promise<void>;
}

function builtHost(built: BuiltHost, portalUrl: string | undefined) {
  const facts = factsOf(built.dist);
  const renderer = rendererOf(built, {
    config: { portalOrigin: portalUrl ? new URL(portalUrl).origin : null, pageProcesses: 1 },
    report: () => {},
    data: async () => ({ status: 200, body: JSON.stringify(built.answer) }),
  });
  return { facts, renderer, assets: path.join(built.dist, 'web') };
}

/** A host whose pages contain only release names, without remotes' code. */
export const hostWithoutWorkers = (assets: string) => ({
  facts: { contract: 1, shared: {}, icons: {} },
  renderer: fakeRenderer(),
  assets,
});

/**
 * Starts the host with its own store.
 * @param built null for pages that contain only release names
 * @param assets folder of the browser files, without a built host
 */
export async function startPortal(
  env: Record<string, string>,
  built: BuiltHost | null,
  assets = import.meta.dirname,
): Promise<TestPortal> {
  const portal = built?.portal ?? testPortal;
  const app = await createApp({
    config: readConfig(portal, {
      PORT: '0',
      API_URL: 'http://api.invalid',
      REFRESH_MS: '100',
      DATA_BUDGET_MS: '5000',
      ...env,
    }),
    ...(built ? builtHost(built, env.PORTAL_URL) : hostWithoutWorkers(assets)),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async get(address, headers = {}) {
      const response = await fetch(url + portal.basePath + address, { headers, redirect: 'manual' });
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    stop: () => app.close(),
  };
}
