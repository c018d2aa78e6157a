import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostFacts } from '@portal/runtime/federation/release-manifest';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createPageRenderer } from '../workers/create-page-renderer.ts';
import { fakeRenderer } from './fake-renderer.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const home = { data: { settings: {}, banners: [], pages: [], courses: [] } };

export interface TestPortal {
  url: string;
  /** The page or file of an address below `/senac-portal`. */
  get(
    address: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; headers: Headers }>;
  stop(): Promise<void>;
}

/** What `npm run build` says of the host, and workers that make pages; data is empty. */
function builtHost(portalUrl: string | undefined) {
  const facts = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const portalOrigin = portalUrl ? new URL(portalUrl).origin : null;
  const renderer = createPageRenderer({
    dist,
    settings: { apiUrl: 'http://api.invalid', portalOrigin, host: facts, kit: false },
    threads: 1,
    report: () => {},
    data: async () => ({ status: 200, body: JSON.stringify(home) }),
  });
  return { facts, icons: facts.icons, renderer, assets: path.join(dist, 'web') };
}

/** A host whose pages name releases, without their code being run. */
const hostWithoutWorkers = () => ({
  facts: { contract: 1, shared: {} },
  icons: {},
  renderer: fakeRenderer(),
  assets: import.meta.dirname,
});

/**
 * The host with a store of its own.
 * @param workers whether the code of remotes is run, for which the host must have been built
 */
export async function startPortal(env: Record<string, string>, workers: boolean): Promise<TestPortal> {
  const app = await createApp({
    config: readConfig({
      PORT: '0',
      API_URL: 'http://api.invalid',
      REFRESH_MS: '100',
      DATA_BUDGET_MS: '5000',
      ...env,
    }),
    ...(workers ? builtHost(env.PORTAL_URL) : hostWithoutWorkers()),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async get(address, headers = {}) {
      const response = await fetch(`${url}/senac-portal${address}`, { headers, redirect: 'manual' });
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    stop: () => app.close(),
  };
}
