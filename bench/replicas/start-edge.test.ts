import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEdge } from './start-edge.ts';

const root = join(import.meta.dirname, '../..');

const isInstalled = (await execa('haproxy', ['-v'], { reject: false })).exitCode === 0;

/** The edge in front of a host that answers at once, but for `/held`, and for `/lost` not before it is asked again. */
async function startTestEdge() {
  const asked: string[] = [];
  let received: IncomingHttpHeaders = {};
  const held = Promise.withResolvers<void>();
  const host = createServer(async ({ method, url, headers }, response) => {
    asked.push(`${method} ${url}`);
    received = headers;
    if (url === '/held') await held.promise;
    if (url === '/lost' && asked.filter((line) => line === `${method} ${url}`).length === 1)
      return response.destroy();
    response.end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const edge = await startEdge({ hosts: [port, port, port] }, 'pipe');
  let log = '';
  edge.log?.on('data', (part) => {
    log += part;
  });
  onTestFinished(async () => {
    await edge.stop('SIGTERM');
    host.close().closeAllConnections();
  });
  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(`${edge.portalUrl}${path}`, init)).status;
  return {
    asked,
    received: () => received,
    release: held.resolve,
    portalUrl: new URL(edge.portalUrl),
    statusOf,
    stop: edge.stop,
    log: () => log,
  };
}

/** Headers by which a client could claim another origin, host or path. */
const forged = [
  ...['forwarded', 'x-real-ip', 'x-original-url', 'x-rewrite-url'],
  ...['for', 'host', 'proto', 'port'].map((name) => `x-forwarded-${name}`),
];

it.each([
  [
    'haproxy/haproxy.cfg',
    (text: string, name: string) =>
      new RegExp(/^ {2}http-request del-header (\S+) -m reg$/m.exec(text)?.[1] ?? '^$').test(name),
  ],
  [
    'nginx/portal.conf',
    (text: string, name: string) => new RegExp(`^ {2}proxy_set_header ${name} [^;]+;$`, 'im').test(text),
  ],
])('%s passes on no header by which a client claims its origin', (file, isReplaced) => {
  const text = readFileSync(join(root, 'deploy', file), 'utf8');
  expect(forged.filter((name) => !isReplaced(text, name))).toEqual([]);
});

describe.runIf(isInstalled)('the edge', () => {
  it('replaces what a client claims about its origin', async () => {
    const { received, statusOf } = await startTestEdge();
    await statusOf('/page', { headers: Object.fromEntries(forged.map((name) => [name, 'evil.example'])) });
    const claims = Object.entries(received()).filter(([name]) => forged.includes(name));
    expect(Object.fromEntries(claims)).toEqual({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  it('takes no place of a host for a form that is still being sent', async () => {
    const { asked, portalUrl, statusOf } = await startTestEdge();
    const socket = connect(Number(portalUrl.port), portalUrl.hostname);
    onTestFinished(() => void socket.destroy());
    socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n1');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await statusOf('/page')).toBe(200);
    expect(asked).not.toContain('POST /form');
    socket.write('2');
    await expect.poll(() => asked).toContain('POST /form');
  });

  it.each<[string, number, RequestInit]>([
    ['a page', 200, {}],
    ['a registration with a key', 200, { method: 'POST', body: '{}', headers: { 'idempotency-key': 'key' } }],
    ['a form without', 502, { method: 'POST', body: '{}' }],
  ])('answers %s that a host has lost with %i', async (_what, status, init) => {
    const { asked, statusOf } = await startTestEdge();
    expect(await statusOf('/lost', init)).toBe(status);
    expect(asked.filter((line) => line.endsWith('/lost'))).toHaveLength(status === 200 ? 2 : 1);
  });

  it('tells its log what was asked, and of a call no more than its kind', async () => {
    const { log, statusOf } = await startTestEdge();
    for (const path of ['/portal/noticias/uma?nif=1', '/api/v1/files/signed.name', '/api/v1/home'])
      await statusOf(path);
    await expect.poll(log).toContain('/api/v1/home 200');
    for (const path of ['/portal/noticias/uma', '/api/v1/files']) expect(log()).toContain(`GET ${path} 200`);
    expect(log()).not.toMatch(/signed|nif/);
  });

  it('answers what it has in hand where it is told to end as its image says', async () => {
    const [, image = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(' AS edge');
    const [, signal] = /^STOPSIGNAL (\w+)$/m.exec(image) ?? [];
    const { asked, release, stop, statusOf } = await startTestEdge();
    const waiting = statusOf('/held');
    await expect.poll(() => asked).toContain('GET /held');
    // HAProxy loses a signal that it receives while its master restarts.
    const sendStop = () => stop(signal as NodeJS.Signals);
    const statusAfterSignal = () => Promise.race([sendStop(), statusOf('/page').catch(() => 'gone')]);
    await expect.poll(statusAfterSignal).toBe('gone');
    release();
    expect(await waiting).toBe(200);
    await sendStop();
  });

  it('leaves places for others where one visitor asks for more at a time than it may', async () => {
    vi.stubEnv('REQUESTS_EACH', '2');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { asked, release, statusOf } = await startTestEdge();
    const waiting = [statusOf('/held'), statusOf('/held')];
    await expect.poll(() => asked.filter((line) => line === 'GET /held')).toHaveLength(2);
    expect(await statusOf('/page')).toBe(429);
    release();
    expect(await Promise.all(waiting)).toEqual([200, 200]);
    await expect.poll(() => statusOf('/page')).toBe(200);
  });
});
