import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, servePages } from '../testing/serve-pages.ts';

describe('the key of a kept page', () => {
  it('holds the search parameters that the page declares, and nothing else of a request', async () => {
    const { get, asked } = servePages();
    await get('/cursos?title=Moda');
    for (const [path, headers] of [
      ['/cursos?utm_source=x&title=Moda&fbclid=1', {}],
      ['/cursos?title=Moda&title=Saúde', {}],
      [
        '/cursos?title=Moda',
        { host: 'another.example', cookie: 'tema=dark; _ga=1', 'accept-encoding': 'br' },
      ],
    ] as const)
      expect((await get(encodeURI(path), headers)).statusCode).toBe(200);
    expect(asked).toEqual(['page /senac-portal/cursos?title=Moda']);
    await get('/cursos?title=Saude');
    expect(asked).toHaveLength(2);
  });

  it('holds no query of a page that reads none', async () => {
    const { get, asked } = servePages();
    await get('/noticias?cpf=52998224725&date=1996-04-18');
    await get('/noticias');
    expect(asked).toEqual(['page /senac-portal/noticias']);
  });
});

describe('a page that is made anew', () => {
  const text = (body: Buffer) => brotliDecompressSync(body).toString();

  it.each([10, 0])('is not packed again where it says the same (kept for %s s)', async (cacheSeconds) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { get, made } = servePages(cacheSeconds);
    const br = { 'accept-encoding': 'br' };
    const first = await get('/cursos', br);
    vi.advanceTimersByTime(8_000);
    const second = await get('/cursos', br);
    vi.useRealTimers();
    expect(made.map((page) => page.kind === 'page' && page.compressed !== null)).toEqual([true, false]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(text(second.rawPayload)).toContain('/senac-portal/cursos of 1');
  });

  it('is not remembered where addresses are without number', async () => {
    const context = servePages(0);
    const { get, made } = context;
    for (let time = 0; time < 2; time += 1) await get('/cursos?title=Moda');
    context.render = async (input) => pageOf(input, { status: 404 });
    for (let time = 0; time < 2; time += 1) await get('/nada');
    expect(made.map((page) => page.kind === 'page' && page.compressed !== null)).not.toContain(false);
  });

  it('is packed where it says something else, and at another address', async () => {
    const context = servePages(0);
    const { get, made } = context;
    await get('/cursos');
    context.version = '2';
    const { rawPayload } = await get('/cursos', { 'accept-encoding': 'br' });
    await get('/noticias');
    expect(made.map((page) => page.kind === 'page' && page.compressed !== null)).toEqual([true, true, true]);
    expect(text(rawPayload)).toContain('/senac-portal/cursos of 2');
  });
});

describe('a query with the ending of a file', () => {
  it.each(['/cursos?title=vue.js', '/searchResult?search=node.js', '/?x=a.css&y'])(
    'does not make %s a file',
    async (path) => {
      expect((await servePages().get(path)).statusCode).toBe(200);
    },
  );

  it.each(['/nada.js', '/nada.js?v=1', '/assets/x', '/remotes/mf-a/x?y'])('%s is one', async (path) => {
    const { get, asked } = servePages();
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('text/html');
    expect(asked).toEqual([]);
  });
});

describe('the headers of a page', () => {
  it('say when it was made, also where it has not changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-06T12:00:00Z') });
    const { get } = servePages();
    const { headers } = await get('/');
    expect(headers['server-timing']).toBe(`made;desc="${Date.parse('2026-05-06T12:00:00Z')}"`);
    vi.advanceTimersByTime(2_000);
    const unchanged = await get('/', { 'if-none-match': String(headers.etag) });
    vi.useRealTimers();
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.headers['server-timing']).toBe(`made;desc="${Date.parse('2026-05-06T12:00:00Z')}"`);
  });

  it('let a shared cache answer everybody, whatever cookies and host they come with', async () => {
    const { headers } = await servePages().get('/', { cookie: '_ga=1', host: 'x.example' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=300');
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('keep a page with the visitor’s theme and size of text out of it', async () => {
    const { headers, body } = await servePages().get('/', { cookie: 'tema=dark; escala=125' });
    expect(body).toMatch(/^<!doctype html><html lang="pt-BR" data-theme="dark" data-scale="125">/);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('come with the script that shows theme and size of text of a page out of a shared cache', async () => {
    const { body } = await servePages().get('/');
    expect(body.indexOf('<script src="/senac-portal/assets/early.js">')).toBeLessThan(
      body.indexOf('<style>'),
    );
  });

  it('keep nothing anywhere when caching is off', async () => {
    const { get, asked } = servePages(0);
    expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
    await get('/');
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  [undefined, (body: Buffer) => body],
])('a page is sent as %s', async (encoding, decode) => {
  const { headers, rawPayload } = await servePages().get(
    '/',
    encoding ? { 'accept-encoding': encoding } : {},
  );
  expect(headers['content-encoding']).toBe(encoding);
  expect(decode(rawPayload).toString()).toContain('https://portal.example/senac-portal/ of 1');
});

it('HEAD answers as GET does, without the page', async () => {
  const { get } = servePages();
  const whole = await get('/');
  const head = await get('/', {}, 'HEAD');
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  for (const name of ['content-length', 'etag', 'vary', 'content-type'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
});

describe('a browser that has the page', () => {
  it('is told that nothing has changed', async () => {
    const { get } = servePages();
    const etag = String((await get('/')).headers.etag);
    const answer = await get('/', { 'if-none-match': etag });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers.etag).toBe(etag);
    expect(answer.headers['cache-control']).toContain('s-maxage');
  });

  it('is sent the page anew when its release, the theme or the text has changed', async () => {
    const context = servePages();
    const headers = { 'if-none-match': String((await context.get('/')).headers.etag) };
    expect((await context.get('/', { ...headers, cookie: 'tema=dark' })).statusCode).toBe(200);
    context.version = '2';
    expect((await context.get('/', headers)).statusCode).toBe(200);
  });
});

it('a page is of one release, its files included, even when another comes while it is rendered', async () => {
  const context = servePages();
  const end = Promise.withResolvers<void>();
  context.render = async (input) => {
    await end.promise;
    return pageOf(input);
  };
  const first = context.get('/');
  await vi.waitFor(() => expect(context.asked).toHaveLength(1));
  context.version = '2';
  const second = context.get('/');
  await vi.waitFor(() => expect(context.asked).toHaveLength(2));
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

describe('an address that does not exist', () => {
  it('is 404 each time, rendered once', async () => {
    const context = servePages();
    context.render = async (input) => pageOf(input, { status: 404 });
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, headers } = await context.get('/nada/disto?x=1');
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toContain('s-maxage');
    }
    expect(context.asked).toHaveLength(1);
  });

  it('takes no room of those that do, however many there are', async () => {
    // Fresh for longer than a busy machine needs for all of them.
    const context = servePages(3600);
    await context.get('/noticias');
    context.render = async (input) => pageOf(input, { status: 404 });
    for (let guess = 0; guess < 400; guess += 1) await context.get(`/nada/${guess}`);
    const { statusCode } = await context.get('/noticias');
    expect(statusCode).toBe(200);
    expect(context.asked.filter((address) => address.endsWith('/noticias'))).toHaveLength(1);
  });
});

describe('a redirect', () => {
  it('takes the query along that the visitor came with', async () => {
    const context = servePages();
    context.render = async () => ({ kind: 'redirect', status: 301, location: '/senac-portal/' });
    expect((await context.get('/home?utm_source=x')).headers.location).toBe('/senac-portal/?utm_source=x');
    expect((await context.get('?utm_source=x')).headers.location).toBe('/senac-portal/?utm_source=x');
    expect((await context.app.inject('/?utm_source=x')).headers.location).toBe('/senac-portal/?utm_source=x');
  });
});
