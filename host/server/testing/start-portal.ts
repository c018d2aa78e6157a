import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostFacts } from '@portal/runtime/federation/release-manifest';
import type { HostManifest } from '@portal/tooling/build/write-manifest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { createPageRenderer } from '../workers/create-page-renderer.ts';

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

/** The built host, which must be there, with workers and a store of its own; its data is empty. */
export async function startPortal(env: Record<string, string>): Promise<TestPortal> {
  const host = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const renderer = createPageRenderer({
    dist,
    settings: {
      apiUrl: 'http://api.invalid',
      portalOrigin: env.PORTAL_URL ? new URL(env.PORTAL_URL).origin : null,
      host,
      kit: false,
    },
    threads: 1,
    report: () => {},
    data: async () => ({ status: 200, type: 'application/json', body: JSON.stringify(home) }),
  });
  const app = await createApp({
    config: readConfig({
      PORT: '0',
      API_URL: 'http://api.invalid',
      REFRESH_MS: '100',
      DATA_BUDGET_MS: '5000',
      ...env,
    }),
    facts: host,
    icons: host.icons,
    renderer,
    assets: path.join(dist, 'web'),
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
