import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageOf, servePages } from '../../testing/serve-pages.ts';
import type { PlatformEvent } from '../events/events.ts';
import { PageLost } from '../workers/page-pool.ts';
import { bucketCookie, newBucket, readBucket } from './pages.ts';

afterEach(() => void vi.useRealTimers());

const listFaults = (events: readonly PlatformEvent[]): string[] =>
  events.flatMap((event) =>
    event.kind === 'fault-reported' ? `${event.remote} ${event.version} ${event.fault} ${event.page}` : [],
  );

it('the cache key of a page contains the parameters that it declares, and nothing else of a request', async () => {
  const { get, asked } = servePages();
  const others = { host: 'another.example', cookie: 'theme=dark; _ga=1', 'accept-encoding': 'br' };
  await get('/cursos?title=Moda');
  await get('/cursos?utm_source=x&title=Moda&title=Terra&cpf=52998224725', others);
  expect(asked).toEqual(['page /portal/cursos?title=Moda']);
});

const br = { 'accept-encoding': 'br' };

it.each([10, 0])(
  'a page that is rendered again is not compressed again if it is unchanged (cached for %s s)',
  async (cacheSeconds) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { get, made } = servePages(cacheSeconds);
    const first = await get('/cursos', br);
    vi.advanceTimersByTime(8_000);
    const second = await get('/cursos', br);
    expect(made).toMatchObject([{ compressed: expect.any(Uint8Array) }, { compressed: null }]);
    expect(second.headers['content-encoding']).toBe('br');
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(brotliDecompressSync(second.rawPayload).toString()).toContain('/portal/cursos of 1');
  },
);

it.each([
  ['/cursos?title=vue.js', 200],
  ['/nada.js?v=1', 404],
  ['/assets/x', 404],
  ['/remotes/mf-a/x?y', 404],
])('only the path decides whether %s is a file: status %i', async (path, status) => {
  const { get, asked } = servePages();
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBe(status);
  expect(/text\/html/.test(String(headers['content-type']))).toBe(status === 200);
  expect(asked).toHaveLength(status === 200 ? 1 : 0);
});

it('a shared cache may serve every visitor, whatever their cookies', async () => {
  const { get } = servePages();
  const { headers, body } = await get('/', { cookie: 'tema=dark; _ga=1', host: 'x.example' });
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=300');
  expect(headers.vary).toBe('accept-encoding');
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toBe((await get('/')).body);
});

it('a browser receives a page only if its release changed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-05-06T12:00:00Z') });
  const context = servePages();
  const first = await context.get('/');
  const known = { 'if-none-match': String(first.headers.etag) };
  vi.advanceTimersByTime(2_000);
  const unchanged = await context.get('/', known);
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(unchanged.headers).toMatchObject({
    etag: first.headers.etag,
    'cache-control': expect.stringContaining('s-maxage=3,'),
    'portal-page': 'mf-a@1, host@1',
    // Time of rendering.
    'server-timing': expect.stringContaining(`rendered;desc="${Date.parse('2026-05-06T12:00:00Z')}";dur=`),
  });
  context.version = '2';
  expect((await context.get('/', known)).statusCode).toBe(200);
});

it('a page never mixes releases, even if another one becomes active while it is rendered', async () => {
  const context = servePages();
  const end = Promise.withResolvers<void>();
  context.render = async (input) => {
    await end.promise;
    return pageOf(input);
  };
  const first = context.get('/');
  await expect.poll(() => context.asked).toHaveLength(1);
  context.version = '2';
  const second = context.get('/');
  await expect.poll(() => context.asked).toHaveLength(2);
  end.resolve();
  for (const [answer, version, other] of [
    [await first, 1, 2],
    [await second, 2, 1],
  ] as const) {
    for (const part of [`of ${version}<`, `a.${version}.js`, `a.${version}.css`, `remoteEntry.${version}.js`])
      expect(answer.body).toContain(part);
    for (const part of [`of ${other}<`, `a.${other}.`, `remoteEntry.${other}`])
      expect(answer.body).not.toContain(part);
  }
});

it('a redirect keeps the visitor’s query', async () => {
  const context = servePages();
  context.render = async () => ({ kind: 'redirect', status: 301, location: '/portal/' });
  for (const answer of [
    await context.get('/home?utm_source=x'),
    await context.get('?utm_source=x'),
    await context.app.inject('/?utm_source=x'),
  ])
    expect(answer.headers.location).toBe('/portal/?utm_source=x');
});

describe('a link with characters at its end that are no part of it', () => {
  const existing = ['/portal/cursos', '/portal/'];
  const serve = (changes: Parameters<typeof pageOf>[1] = {}) => {
    const context = servePages();
    context.render = async (input) => {
      const exists = existing.includes(new URL(input.url).pathname);
      return pageOf(input, exists ? changes : { status: 404 });
    };
    return context;
  };

  it.each([
    ['/cursos.', '/portal/cursos'],
    ['/CURSOS/%E2%80%8B', '/portal/cursos'],
    ['/cursos%22?title=Moda', '/portal/cursos?title=Moda'],
    ['/).', '/portal/'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const { statusCode, headers } = await serve().get(path);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location });
  });

  it('is shown if it exists itself', async () => {
    const context = servePages();
    expect((await context.get('/(a)')).statusCode).toBe(200);
    expect(context.asked).toEqual(['page /portal/(a)']);
  });

  it.each(['/nada', '/nada.', '/cursos.x'])('%s does not exist either way', async (path) => {
    expect((await serve().get(path)).statusCode).toBe(404);
  });
});

it('a page whose code fails is rendered with the previous release, which may own the path by another pattern', async () => {
  const context = servePages();
  context.previousPaths = ['/:list'];
  const owners: unknown[] = [];
  context.render = async (input) => {
    owners.push(input.owner);
    const isBroken = input.registry.remotes[0]?.version === '1';
    return pageOf(input, { faulty: isBroken ? { 'mf-a': 'broken' } : {} });
  };
  expect((await context.get('/cursos')).body).toContain('/portal/cursos of 0');
  expect(listFaults(context.events)).toEqual(['mf-a 1 server /cursos']);
  expect(owners).toEqual([
    { remote: 'mf-a', pattern: '/cursos' },
    { remote: 'mf-a', pattern: '/:list' },
  ]);
});

it('a visitor whose browser names the active release as failed gets the previous one, which no other visitor gets', async () => {
  const context = servePages();
  context.previousPaths = ['/cursos'];
  for (const [cookie, version, cacheControl] of [
    ['', 1, 'public,'],
    ['tema=dark; anterior=mf-a@1', 0, 'private, no-cache'],
    // Of another release, and of another remote.
    ['anterior=mf-a@0', 1, 'public,'],
    ['anterior=mf-b@1', 1, 'public,'],
    ['anterior=mf-a@1', 0, 'private, no-cache'],
  ] as const) {
    const { body, headers } = await context.get('/cursos', { cookie });
    expect(body, cookie).toContain(`/portal/cursos of ${version}`);
    expect(headers['cache-control'], cookie).toContain(cacheControl);
  }
  // Cached apart from each other.
  expect(context.made).toHaveLength(2);
});

it.each([
  [undefined, null],
  ['tema=dark; lancamento=7; escala=100', 7],
  ['lancamento=99', 99],
  ['lancamento=100', null],
  ['lancamento=-1', null],
  ['xlancamento=7', null],
])('the bucket in %j is %s', (cookies, bucket) => {
  expect(readBucket(cookies)).toBe(bucket);
});

it('the cookie stores the bucket for two weeks, hidden from scripts', () => {
  const buckets = [0, 0.5, 0.999].map((random) => newBucket(() => random));
  expect(buckets).toEqual([0, 50, 99]);
  for (const bucket of buckets)
    expect(readBucket(bucketCookie(bucket, '/portal').split(';')[0])).toBe(bucket);
  expect(bucketCookie(7, '/portal')).toMatch(/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
});

const logged = vi.spyOn(console, 'error').mockReturnValue();

it('an incomplete page is sent, but neither cached nor tagged', async () => {
  const context = servePages();
  context.render = async (input) => pageOf(input, { complete: false });
  const { statusCode, headers } = await context.get('/');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers.etag).toBeUndefined();
  context.render = async (input) => pageOf(input);
  expect((await context.get('/')).headers['cache-control']).toContain('public');
});

it('an incomplete page is replaced by the last complete one', async () => {
  const context = servePages();
  await context.get('/');
  context.version = '2';
  context.render = async (input) => pageOf(input, { status: 500, html: Buffer.from('broken') });
  const { statusCode, body } = await context.get('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('of 1');
});

it('a page that fails without a cached one is an internal error, logged without its query', async () => {
  const context = servePages();
  context.render = () => Promise.reject(new Error('no answer of http://api/x?cpf=52998224725'));
  const { statusCode, body } = await context.get('/noticias?cpf=52998224725');
  expect(statusCode).toBe(500);
  expect(body).toContain('The portal is unavailable');
  expect(logged.mock.calls.join()).toContain('GET /portal/*');
  expect(logged.mock.calls.join()).not.toContain('52998224725');
});

it('the fallback shell is sent if the workers have ended', async () => {
  const context = servePages();
  context.render = async (input) => {
    if (input.part === 'page') throw new PageLost();
    return pageOf(input);
  };
  const { statusCode, body, headers } = await context.get('/cursos');
  expect(statusCode).toBe(200);
  expect(body).toContain('<p>shell</p>');
  expect(body).not.toMatch(/canonical|robots/);
  expect(headers['x-robots-tag']).toBeUndefined();
});

it('a page that costs its processes comes from the previous release', async () => {
  const context = servePages();
  context.previousPaths = ['/cursos'];
  context.render = async (input) => {
    if (input.part === 'page' && input.registry.remotes[0]?.version === '1') throw new PageLost();
    return pageOf(input);
  };
  expect((await context.get('/cursos')).body).toContain('/cursos of 0');
  expect(context.events).toMatchObject([{ kind: 'fault-reported', version: '1', fault: 'server' }]);
});

it('the fallback shell is sent when too many pages are requested; cached pages are still served', async () => {
  const context = servePages();
  await context.get('/');
  const end = Promise.withResolvers<void>();
  const counts = { running: 0, most: 0 };
  context.render = async (input) => {
    if (input.part === 'shell') return pageOf(input, { complete: false });
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await end.promise;
    counts.running -= 1;
    return pageOf(input);
  };
  const flood = Array.from({ length: 30 }, (_, index) => context.get(`/cursos?title=${index}`));
  const first = await Promise.race(flood);
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('<p>shell</p>');
  expect(first.body).toContain('"shell":true');
  expect((await context.get('/')).body).toContain('/portal/ of 1');
  end.resolve();
  await Promise.all(flood);
  expect(counts.most).toBe(2);
  expect(context.asked.filter((address) => address.startsWith('shell'))).toHaveLength(1);
});
