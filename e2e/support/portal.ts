import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { newerApis, removeApis } from './newer-apis.ts';
import { newerRelease } from './release.ts';
import { type FaultProxy, startFaultProxy } from './servers.ts';
import { type Service, startService } from './service.ts';
import { deployedUrl, hostFolder, remoteFolder, type Topology } from './topology.ts';

const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../registry.json'), 'utf8'),
);
/** Remotes of this repository. */
export const remoteNames = registry.filter(({ url, manifest }) => !url && !manifest).map(({ name }) => name);

/** A complete portal: demonstration data, remotes behind proxies that can inject faults, and a host. */
export interface Portal {
  /** URL of the home page, with a trailing slash. */
  url: string;
  remotes: Record<string, FaultProxy> & Record<'mf-courses', FaultProxy>;
  /** URL of the API, for proxies in front of it. */
  apiUrl: string;
  outbox: string;
  /**
   * Starts another host in front of the same remotes, with its own caches and memory.
   * @param names remotes to wait for, if its registry differs
   */
  anotherHost(
    env?: Record<string, string>,
    names?: readonly string[],
  ): Promise<{ url: string; stop(): Promise<void> }>;
}

/** Console output of a page. */
interface ConsoleErrors {
  /** Uncaught errors, console errors and warnings, except those that are {@link ignored}. */
  list: string[];
  /** Errors that the test causes on purpose: any other fails it. */
  expected?: RegExp;
}

/**
 * Connections that the test has cut; preloads for the next page that are unused when Chromium checks, three seconds
 * after the first page has loaded.
 */
const ignored = /ERR_INTERNET_DISCONNECTED|preloaded using link preload but not used/;

const serveRemote = path.join(import.meta.dirname, '../../shared/platform/cli/serve-remote.ts');

const variable = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_URL`;

async function startPortal(
  cacheSeconds: string,
  topology: Topology,
): Promise<{ portal: Portal; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-e2e-'));
  const [api, ...remoteServers] = await Promise.all([
    startService(['api/src/main.ts'], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      SEED: 'demo',
      TRUST_PROXY: 'loopback',
      // All visitors of a run share one IP address.
      RATE_LIMIT_FACTOR: '1000',
    }),
    ...remoteNames.map((name) => startService([serveRemote, name], {}, remoteFolder(topology, name))),
  ]);
  const servers: Service[] = [api, ...remoteServers];
  const remotes: Record<string, FaultProxy> = {};
  const env: Record<string, string> = { API_URL: api.url };
  for (const [index, name] of remoteNames.entries()) {
    const proxy = await startFaultProxy(remoteServers[index]?.url ?? '');
    remotes[name] = proxy;
    env[variable(name)] = proxy.url;
  }
  let hosts = 0;
  const releasesOf = (number: number): string => path.join(dataDir, `releases-${number}`);
  const startHost = async (more: Record<string, string> = {}, names: readonly string[] = remoteNames) => {
    hosts += 1;
    const releases = releasesOf(hosts);
    const isHealthy = Object.values(remotes).every(({ fault }) => fault.kind === 'none');
    // Copies releases that another host has tested, because smoke tests take most of a start. That host may be writing.
    if (isHealthy && hosts > 1)
      await cp(releasesOf(1), releases, { recursive: true, filter: (file) => !file.endsWith('.tmp') });
    const settings = {
      RELEASES_DIR: releases,
      HTML_CACHE_SECONDS: cacheSeconds,
      // Generous for slow machines: tests about late data set their own.
      DATA_BUDGET_MS: '10000',
      ...env,
      ...more,
    };
    const host = await startService(['host/server/main.ts'], settings, hostFolder(topology));
    if (isHealthy) await waitForActiveReleases(host.url, names, more.PORTAL_URL);
    return host;
  };
  const host = await startHost();
  servers.push(host);
  if ('remote' in topology) await applyFault(topology, remotes, host.url);
  const portal: Portal = {
    url: `${host.url}/senac-portal/`,
    remotes: remotes as Portal['remotes'],
    apiUrl: api.url,
    outbox: path.join(dataDir, 'outbox'),
    async anotherHost(more, names) {
      const service = await startHost(more, names);
      return { url: `${service.url}/senac-portal/`, stop: service.stop };
    },
  };
  return {
    portal,
    async stop() {
      await Promise.all(servers.reverse().map((server) => server.stop()));
      await Promise.all(Object.values(remotes).map((proxy) => proxy.stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes a remote faulty once the host has stored its release. */
async function applyFault(
  { kind, remote }: Extract<Topology, { remote: string }>,
  remotes: Record<string, FaultProxy>,
  hostUrl: string,
): Promise<void> {
  const proxy = remotes[remote];
  if (!proxy) throw new Error(`the registry has no ${remote}`);
  if (kind === 'down') proxy.steadyFault = { kind: 'down' };
  if (kind === 'slow') proxy.steadyFault = { kind: 'slow', delayMs: 3_000 };
  if (kind === 'throws on the server' || kind === 'throws in the browser') {
    const broken = kind === 'throws on the server' ? 'on the server' : 'in the browser';
    proxy.steadyFault = { kind: 'released', files: await newerRelease(proxy.url, 'newer', broken) };
  }
  proxy.fault = proxy.steadyFault;
  if (proxy.fault.kind === 'released')
    await expect
      .poll(async () => (await fetch(`${hostUrl}/senac-portal/registry.json`)).text(), { timeout: 600_000 })
      .toContain('"version":"newer"');
}

/** Returns a deployed portal with the demonstration data; tests that need more than its pages are skipped. */
function deployedPortal(address: string): Portal {
  const skip = (): never => {
    test.skip(true, 'a deployed portal');
    throw new Error('unreachable');
  };
  return {
    url: address.replace(/\/*$/, '/'),
    get remotes() {
      return skip();
    },
    get apiUrl() {
      return skip();
    },
    get outbox() {
      return skip();
    },
    anotherHost: skip,
  };
}

/**
 * Waits until all remotes of a host have an active release. A release whose smoke test timed out is listed too; the
 * host retries it after a minute.
 */
const waitForActiveReleases = (
  hostUrl: string,
  names: readonly string[],
  portalUrl = hostUrl,
): Promise<void> =>
  expect(async () => {
    // A host responds to the name of its portal only.
    const headers = { 'x-forwarded-host': new URL(portalUrl).host };
    const answer = await fetch(`${hostUrl}/senac-portal/registry.json`, { headers });
    const { remotes, allKnown } = (await answer.json()) as { remotes: { name: string }[]; allKnown: boolean };
    expect(allKnown).toBe(true);
    expect(remotes.map(({ name }) => name).toSorted()).toEqual([...names].sort());
  }).toPass({ timeout: 600_000 });

export interface Fixtures {
  /** Whether cookie bar and floating banner appear; off by default. */
  firstVisit: boolean;
  /** Whether pages lack every API that the oldest supported browsers lack. */
  olderBrowser: boolean;
  /** Whether violations of the content security policy fail the test; on by default. */
  failsOnCspViolation: boolean;
  /** Whether console errors fail the test; on by default. */
  failsOnConsoleError: boolean;
  /** Registers what is stopped after the test, once its console errors are collected. */
  atEnd(stop: () => Promise<void>): void;
  consoleErrors: ConsoleErrors;
  /** Starts hosts like `Portal`, which stop with the test. */
  anotherHost: Portal['anotherHost'];
  healthy: undefined;
}

export interface WorkerFixtures {
  /** `HTML_CACHE_SECONDS` of the portal: journeys need their changes immediately. */
  cacheSeconds: string;
  topology: Topology;
  portal: Portal;
}

/** `test` with a portal per worker, and a record of each page's console errors. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  firstVisit: [false, { option: true }],
  olderBrowser: [false, { option: true }],
  failsOnCspViolation: [true, { option: true }],
  failsOnConsoleError: [true, { option: true }],
  context: async ({ context, firstVisit, olderBrowser, failsOnCspViolation }, use) => {
    if (olderBrowser) await context.addInitScript(removeApis, newerApis());
    if (!firstVisit) {
      await context.addInitScript(() => {
        localStorage.setItem('exibiu-banner', 'true');
        localStorage.setItem('cookies-aceitos', 'rejeitado');
      });
    }
    // The browser's clock follows the suite's.
    const offset = process.env.CLOCK_OFFSET_MS;
    if (offset) await context.addInitScript(shiftClock, Number(offset));
    const violations = await policyViolations(context);
    await use(context);
    if (failsOnCspViolation) expect(violations, 'no journey offends the content security policy').toEqual([]);
  },
  cacheSeconds: ['0', { option: true, scope: 'worker' }],
  topology: [{ kind: 'current' }, { option: true, scope: 'worker' }],
  portal: [
    async ({ cacheSeconds, topology }, use) => {
      if (deployedUrl) return use(deployedPortal(deployedUrl));
      const { portal, stop } = await startPortal(cacheSeconds, topology);
      await use(portal);
      await stop();
    },
    { scope: 'worker', timeout: 1_500_000 },
  ],
  healthy: [
    async ({ portal }, use) => {
      await use(undefined);
      if (deployedUrl) return;
      for (const proxy of Object.values(portal.remotes)) proxy.fault = proxy.steadyFault;
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from it
  atEnd: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    await use((stop) => void stops.push(stop));
    for (const stop of stops.reverse()) await stop();
  },
  consoleErrors: [
    async ({ page, failsOnConsoleError, atEnd: _before }, use) => {
      const consoleErrors: ConsoleErrors = { list: [] };
      page.on('pageerror', (error) => consoleErrors.list.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !ignored.test(message.text()))
          consoleErrors.list.push(`${message.type()}: ${message.text()}`);
      });
      await use(consoleErrors);
      const { list, expected } = consoleErrors;
      if (failsOnConsoleError) expect(list.filter((line) => !expected?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  anotherHost: ({ portal, atEnd }, use) =>
    use(async (...settings) => {
      const host = await portal.anotherHost(...settings);
      atEnd(host.stop);
      return host;
    }),
});

/** Records violations of the content security policy in a context. */
async function policyViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_source, line: string) => violations.push(line));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event;
      window.reportViolation(`${location.href}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return violations;
}

/** Waits until the shell has hydrated, even if the page has not. */
export async function shellHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-shell-hydrated]')).toBeAttached();
}

/** Waits until all server-rendered content has hydrated: shell, page and slots. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Opens a URL, and waits until the page has hydrated completely. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/**
 * Holds back the response for a URL.
 * @returns releases it
 */
export async function holdResponse(page: Page, address: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

export { expect, type Locator, type Page };

/**
 * Runs in a page before its scripts: shifts its `Date`, as `CLOCK` does for all processes
 * (`shared/tooling/testing/shifted-clock.cjs`). Playwright's own clock starts from that of its process, which is
 * already shifted.
 * @param offset in milliseconds
 */
function shiftClock(offset: number): void {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...given: [number]) {
      super(...(given.length > 0 ? given : ([RealDate.now() + offset] as const)));
    }

    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
}
