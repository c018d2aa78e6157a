import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startHost, startUpstream } from '../../testing/start-portal.ts';

/** Headers of an upstream that would affect the portal’s origin. */
const speaking = {
  'access-control-allow-origin': '*',
  'clear-site-data': '"*"',
  'content-security-policy': "default-src * 'unsafe-inline'",
  'cross-origin-opener-policy': 'unsafe-none',
  link: '</evil.css>; rel=stylesheet',
  'referrer-policy': 'unsafe-url',
  refresh: '0; url=https://evil.example',
  server: 'old/1.0',
  'service-worker-allowed': '/',
  'set-cookie': 'session=stolen',
  sourcemap: '/evil.map',
  'strict-transport-security': 'max-age=0',
  'www-authenticate': 'Basic realm="Senha"',
};

let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let extra: Record<string, string> = {};
const upstream = await startUpstream(async (request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
  response.writeHead(extra.location ? 302 : 200, { 'content-type': 'text/html', etag: '"1"', ...extra });
  response.end('<script>1</script>');
});
const host = await startHost({ API_URL: upstream });
const behindProxy = await startHost({
  API_URL: upstream,
  TRUST_PROXY: 'loopback, 10.0.0.5',
  PORTAL_URL: 'https://portal.example/portal',
});
afterEach(() => {
  asked = [];
  extra = {};
});

const seen = () => asked[0]?.headers ?? {};

const forged = {
  'x-forwarded-for': '203.0.113.7, 203.0.113.8',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-port': '1',
  'x-real-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.9',
  'x-original-url': '/admin',
  'x-http-method-override': 'DELETE',
  forwarded: 'for=203.0.113.9;host=evil.example',
  cookie: 'theme=dark',
  referer: 'http://127.0.0.1/portal/inscricao?nif=52998224725',
};

it('the contract’s server receives the host’s view of a visitor, whatever the request claims', async () => {
  await fetch(`${host}/api/v1/settings`, { headers: forged });
  const about = Object.entries(seen()).filter(([name]) => name in forged || name.startsWith('x-forwarded'));
  expect(Object.fromEntries(about)).toEqual({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(host).host,
  });
});

it.each([
  ['two proxies that are trusted', '198.51.100.1, 10.0.0.5', '198.51.100.1'],
  ['a visitor who claims another IP address', '203.0.113.7, 198.51.100.1, 10.0.0.5', '198.51.100.1'],
  ['a proxy that is not trusted', '198.51.100.1, 10.0.0.6', '10.0.0.6'],
])('the contract’s server can distinguish visitors behind %s', async (_, chain, visitor) => {
  const headers = {
    'x-forwarded-for': chain,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'portal.example',
  };
  await fetch(`${behindProxy}/api/v1/settings`, { headers });
  expect(seen()).toMatchObject({
    'x-forwarded-for': visitor,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'portal.example',
  });
});

describe.each(['/api/v1/settings', '/storage/page.html'])('a response of %s from an upstream', (address) => {
  it('cannot affect the portal or run anything', async () => {
    extra = speaking;
    const { headers } = await fetch(host + address);
    for (const [name, value] of Object.entries(speaking)) expect(headers.get(name), name).not.toBe(value);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;default-src 'none';/);
    expect(headers.get('content-security-policy')).not.toContain('script');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=[1-9]/);
    expect([headers.get('content-type'), headers.get('etag')]).toEqual(['text/html', '"1"']);
  });

  it.each([
    ['/storage/moved.png', '/storage/moved.png'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['/\t/evil.example/', null],
  ])('redirects to %s as to %s', async (location, told) => {
    extra = { location };
    const { headers } = await fetch(host + address, { redirect: 'manual' });
    expect(headers.get('location')).toBe(told);
  });
});

it('responses to requests with a session are never cached', async () => {
  extra = { 'cache-control': 'public, max-age=600' };
  const told = async (headers?: Record<string, string>) =>
    (await fetch(`${host}/api/v1/settings`, { headers })).headers.get('cache-control');
  expect(await told({ authorization: 'Bearer token' })).toBe('no-store');
  expect(await told()).toBe('public, max-age=600');
});

it('endless bodies occupy no connections to the contract’s server', async () => {
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const { hostname, port } = new URL(host);
  const head = 'POST /api/v1/tickets HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  for (let count = 0; count < 60; count += 1) {
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(`${head}${count % 2 ? 'Content-Length: 100' : 'Transfer-Encoding: chunked'}\r\n\r\n`);
    if (count % 2) socket.write('{');
    else socket.write('1\r\n{\r\n');
  }
  await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, 'connect') : null)));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${host}/api/v1/tickets`, { method: 'POST', body: '{}' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(asked).toHaveLength(20);
});

it('distinguishes an unreachable upstream from an invalid one', async () => {
  const alone = await startHost({ API_URL: 'http://127.0.0.1:1' });
  const answer = await fetch(`${alone}/api/v1/settings`);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('unavailable'), data: {} });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('slow readers', () => {
  let requests = 0;
  async function startPortal() {
    requests = 0;
    const contract = await startUpstream((request, response) => {
      requests += 1;
      if (request.url?.endsWith('/hanging')) return;
      response.writeHead(200, { 'cache-control': 'public, max-age=0, s-maxage=60' });
      response.end('[]');
    });
    return startHost({ API_URL: contract });
  }
  /** Opens sockets that send requests and read no response until the test ends. */
  async function openUnread(url: string, count: number, content: string): Promise<void> {
    const { hostname, port } = new URL(url);
    const sockets = Array.from({ length: count }, () => connect(Number(port), hostname));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    for (const socket of sockets) socket.on('error', () => {}).pause();
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.write(content);
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  it('one socket that pipelines 200 requests takes one connection to the upstream', async () => {
    const url = await startPortal();
    await openUnread(url, 1, get('/api/v1/hanging').repeat(200));
    await vi.waitFor(() => expect(requests).toBe(1), 30_000);
    expect((await fetch(`${url}/api/v1/banners`)).status).toBe(200);
    expect(requests).toBe(2);
  });

  it('cached paths are served from memory, except for requests with a session', async () => {
    const url = await startPortal();
    for (let count = 0; count < 3; count += 1) await (await fetch(`${url}/api/v1/cities`)).text();
    expect(requests).toBe(1);
    await fetch(`${url}/api/v1/cities`, { headers: { authorization: 'Bearer token' } });
    await fetch(`${url}/api/v1/banners`);
    await fetch(`${url}/api/v1/banners`);
    expect(requests).toBe(4);
  });
});
