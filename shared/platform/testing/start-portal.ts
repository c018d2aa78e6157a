import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostManifest } from '../build/write-manifest.ts';
import type { PortalConfig } from '../contract/portal-config.ts';
import type { HostFacts } from '../contract/release-manifest.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { createPageRenderer } from '../server/workers/create-page-renderer.ts';
import { fakeRenderer } from './fake-renderer.ts';
import { testPortal } from './test-portal.ts';

export interface TestPortal {
  url: string;
  /** The page or file of an address below the base path. */
  get(
    address: string,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string; headers: Headers }>;
  stop(): Promise<void>;
}

/** A host that has been built, whose workers run the code of remotes. */
export interface BuiltHost {
  portal: PortalConfig;
  /** Absolute path of its build. */
  dist: string;
  /** What every call of the shell is answered. */
  answer: object;
}

function builtHost({ portal, dist, answer }: BuiltHost, portalUrl: string | undefined) {
  const facts = JSON.parse(readFileSync(path.join(dist, 'host.json'), 'utf8')) as HostManifest & HostFacts;
  const portalOrigin = portalUrl ? new URL(portalUrl).origin : null;
  const renderer = createPageRenderer({
    dist,
    settings: {
      language: portal.language,
      upstreams: { '/api/v1': 'http://api.invalid/api/v1' },
      portalOrigin,
      host: facts,
      ownPage: false,
      freezePrototypes: false,
    },
    threads: 1,
    report: () => {},
    data: async () => ({ status: 200, body: JSON.stringify(answer) }),
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
 * @param built null for one whose pages only name their releases
 */
export async function startPortal(env: Record<string, string>, built: BuiltHost | null): Promise<TestPortal> {
  const portal = built?.portal ?? testPortal;
  const app = await createApp({
    config: readConfig(portal, {
      PORT: '0',
      API_URL: 'http://api.invalid',
      REFRESH_MS: '100',
      DATA_BUDGET_MS: '5000',
      ...env,
    }),
    ...(built ? builtHost(built, env.PORTAL_URL) : hostWithoutWorkers()),
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
