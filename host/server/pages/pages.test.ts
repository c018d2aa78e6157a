import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '../edge/errors.ts';
import { type Releases, releasesOf } from '../registry/releases.ts';
import type { StoredRelease } from '../registry/store/release-store.ts';
import type { RenderInput, RenderOutput } from '../rendering/render-contract.ts';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { inlineFile } from '../workers/inline-files.ts';
import { makePage } from '../workers/make-page.ts';
import { WorkersLost } from '../workers/page-renderer.ts';
import { registerPages } from './pages.ts';

afterEach(() => void vi.restoreAllMocks());

type Page = Extract<RenderOutput, { kind: 'page' }>;

const stored = (manifest: RemoteManifest): StoredRelease => ({
  manifest: { ...manifest, files: {}, shared: {}, commit: null },
  folder: '/nowhere',
  manifestDigest: '',
});

/** A page that names the address it was made for, and the release. */
const pageOf = ({ url, part, registry }: RenderInput, changes: Partial<Page> = {}): RenderOutput => ({
  kind: 'page',
  status: 200,
  head: '<title>t</title>',
  html: part === 'shell' ? '<p>shell</p>' : `<p>${url} of ${registry.remotes[0]?.version}</p>`,
  boot: { registry, shell: part === 'shell' } as Page['boot'],
  settings: null,
  used: { remote: 'mf-a', pages: ['a'], slots: [] },
  whole: true,
  faulty: [],
  ...changes,
});

function setUp(cacheSeconds = 10) {
  const asked: string[] = [];
  const context = {
    asked,
    version: '1',
    render: async (input: RenderInput): Promise<RenderOutput> => pageOf(input),
  };
  const kept = new Map<string, Releases>();
  const releases = (): Releases => {
    const { version } = context;
    const manifest = fakeManifest('mf-a', {
      version,
      paths: ['/', '/cursos', '/noticias', '*'],
      search: { '/cursos': ['title'] },
      indexed: ['/', '/cursos'],
      pages: { a: { js: [`a.${version}.js`], css: [`a.${version}.css`] } },
    });
    const releases = kept.get(version) ?? releasesOf([{ release: stored(manifest), previous: null }]);
    kept.set(version, releases);
    return releases;
  };
  const app = Fastify();
  answerErrors(app);
  registerPages(app, {
    renderer: {
      render({ url, part, budget }, { known, manifests }) {
        asked.push(`${part} ${new URL(url).pathname}${new URL(url).search}`);
        return makePage({
          render: (input) => context.render(input),
          input: { url, part, budget, registry: known, kit: false, remote: async () => null },
          host: {
            version: '1',
            js: ['main.js'],
            css: ['main.css'],
            fonts: [],
            early: ['early.js'],
            icons: {},
          },
          manifests,
          inlineFileAt: async ({ file }) => (file.endsWith('.css') ? inlineFile(`/* ${file} */`) : null),
          portalOrigin: 'https://portal.example',
        });
      },
    },
    remotes: { releases, refresh: async () => {}, names: () => ['mf-a'], hasCanaries: () => false },
    cacheSeconds,
    dataBudget: 300,
    portalOrigin: 'https://portal.example',
    concurrent: 2,
  });
  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: `/senac-portal${path}`, headers });
  return Object.assign(context, { get, app });
}

describe('the key of a kept page', () => {
  it('holds the search parameters that the page declares, and nothing else of a request', async () => {
    const { get, asked } = setUp();
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
    const { get, asked } = setUp();
    await get('/noticias?cpf=52998224725&date=1996-04-18');
    await get('/noticias');
    expect(asked).toEqual(['page /senac-portal/noticias']);
  });
});

describe('what the first paint needs', () => {
  it('stands in the page, under a policy that knows it by its hash', async () => {
    const { get } = setUp();
    const { body, headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    for (const [name, address] of [
      ['main.css', '/senac-portal/assets/main.css'],
      ['a.1.css', '/senac-portal/remotes/mf-a/web/a.1.css'],
    ] as const) {
      const { text, hash } = inlineFile(`/* ${name} */`);
      // Disabled, the link fetches nothing, and says that the rules are there.
      expect(body).toContain(`<style>${text}</style><link rel="stylesheet" href="${address}" disabled>`);
      expect(policy.split(';').find((each) => each.startsWith('style-src '))).toContain(`'${hash}'`);
    }
  });

  it('is of the release that the page is of', async () => {
    const context = setUp();
    await context.get('/');
    context.version = '2';
    const { body, headers } = await context.get('/');
    expect(body).toContain('<style>/* a.2.css */</style>');
    expect(body).not.toContain('a.1.css');
    expect(headers['content-security-policy']).toContain(inlineFile('/* a.2.css */').hash);
    expect(headers['content-security-policy']).not.toContain(inlineFile('/* a.1.css */').hash);
  });

  it('is asked for, where the server does not have it', async () => {
    // The early script, which this server does not have.
    expect((await setUp().get('/')).body).toContain('<script src="/senac-portal/assets/early.js"></script>');
  });

  it('begins with the picture that the page calls urgent, and waits for no other', async () => {
    const context = setUp();
    const picture = (name: string, more = '') =>
      `<link rel="preload" as="image" href="/${name}.svg"${more}/>`;
    context.render = async (input) =>
      pageOf(input, {
        head: `${picture('logo')}${picture('banner', ' fetchPriority="high"')}<title>t</title>`,
      });
    const { body } = await context.get('/');
    expect(body).not.toContain('logo.svg');
    expect(body.indexOf('banner.svg')).toBeLessThan(body.indexOf('<style>'));
    expect(body).toContain('<title>t</title>');
  });
});

describe('a query with the ending of a file', () => {
  it.each(['/cursos?title=vue.js', '/searchResult?search=node.js', '/?x=a.css&y'])(
    'does not make %s a file',
    async (path) => {
      expect((await setUp().get(path)).statusCode).toBe(200);
    },
  );

  it.each(['/nada.js', '/nada.js?v=1', '/assets/x', '/remotes/mf-a/x?y'])('%s is one', async (path) => {
    const { get, asked } = setUp();
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('text/html');
    expect(asked).toEqual([]);
  });
});

describe('search engines', () => {
  it('are told the one address of a page, without what does not make it another', async () => {
    const { body, headers } = await setUp().get('/cursos?title=Moda&utm_source=x');
    const address = 'https://portal.example/senac-portal/cursos';
    expect(body).toContain(`<link rel="canonical" href="${address}" data-served>`);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('are kept out of a page that its remote keeps them from, in words and headers', async () => {
    const { body, headers } = await setUp().get('/noticias');
    expect(body).toContain('<meta name="robots" content="noindex" data-served>');
    expect(body).not.toContain('canonical');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('are kept out of what is not there, and told nothing by the plain shell', async () => {
    const context = setUp();
    context.render = async (input) => pageOf(input, { status: 404 });
    expect((await context.get('/cursos')).headers['x-robots-tag']).toBe('noindex');
    const overloaded = setUp();
    overloaded.render = async (input) => {
      if (input.part === 'page') throw new WorkersLost();
      return pageOf(input);
    };
    const { body, headers } = await overloaded.get('/cursos');
    expect(body).toContain('<p>shell</p>');
    expect(body).not.toMatch(/canonical|robots/);
    expect(headers['x-robots-tag']).toBeUndefined();
  });
});

describe('the headers of a page', () => {
  it('let a shared cache answer everybody, whatever cookies and host they come with', async () => {
    const { headers } = await setUp().get('/', { cookie: '_ga=1', host: 'x.example' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-if-error=300');
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('keep a page with the visitor’s theme and size of text out of it', async () => {
    const { headers, body } = await setUp().get('/', { cookie: 'tema=dark; escala=125' });
    expect(body).toMatch(/^<!doctype html><html lang="pt-BR" data-theme="dark" data-scale="125">/);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('come with the script that shows theme and size of text of a page out of a shared cache', async () => {
    const { body } = await setUp().get('/');
    expect(body.indexOf('<script src="/senac-portal/assets/early.js">')).toBeLessThan(
      body.indexOf('<style>'),
    );
  });

  it('keep nothing anywhere when caching is off', async () => {
    const { get, asked } = setUp(0);
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
  const { headers, rawPayload } = await setUp().get('/', encoding ? { 'accept-encoding': encoding } : {});
  expect(headers['content-encoding']).toBe(encoding);
  expect(decode(rawPayload).toString()).toContain('https://portal.example/senac-portal/ of 1');
});

it('HEAD answers as GET does, without the page', async () => {
  const { get } = setUp();
  const whole = await get('/');
  const head = await get('/', {}, 'HEAD');
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  for (const name of ['content-length', 'etag', 'vary', 'content-type'])
    expect(head.headers[name], name).toBe(whole.headers[name]);
});

describe('a browser that has the page', () => {
  it('is told that nothing has changed', async () => {
    const { get } = setUp();
    const etag = String((await get('/')).headers.etag);
    const answer = await get('/', { 'if-none-match': etag });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
    expect(answer.headers.etag).toBe(etag);
    expect(answer.headers['cache-control']).toContain('s-maxage');
  });

  it('is sent the page anew when its release, the theme or the text has changed', async () => {
    const context = setUp();
    const headers = { 'if-none-match': String((await context.get('/')).headers.etag) };
    expect((await context.get('/', { ...headers, cookie: 'tema=dark' })).statusCode).toBe(200);
    context.version = '2';
    expect((await context.get('/', headers)).statusCode).toBe(200);
  });
});

describe('a page that is not whole', () => {
  it('is sent, and neither kept nor tagged', async () => {
    const context = setUp();
    context.render = async (input) => pageOf(input, { whole: false });
    const { statusCode, headers } = await context.get('/');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toBeUndefined();
    context.render = async (input) => pageOf(input);
    expect((await context.get('/')).headers['cache-control']).toContain('public');
  });

  it.each([
    ['is not whole', async (input: RenderInput) => pageOf(input, { whole: false, html: 'broken' })],
    ['answers 500', async (input: RenderInput) => pageOf(input, { status: 500, html: 'broken' })],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('gives way to the last good one when the next %s', async (_what, broken) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const context = setUp();
    await context.get('/');
    context.render = broken;
    context.version = '2';
    const { statusCode, body } = await context.get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('of 1');
    errors.mockRestore();
  });

  it('is the portal’s own failure, logged without its query, where there is no good one', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const context = setUp();
    context.render = () => Promise.reject(new Error('no answer of http://api/x?cpf=52998224725'));
    const { statusCode, body } = await context.get('/noticias?cpf=52998224725');
    expect(statusCode).toBe(500);
    expect(body).toContain('O portal está indisponível');
    expect(JSON.stringify(errors.mock.calls)).toContain('GET /senac-portal/*');
    expect(JSON.stringify(errors.mock.calls)).not.toContain('52998224725');
  });
});

it('a page is of one release, its files included, even when another comes while it is rendered', async () => {
  const context = setUp();
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
    const context = setUp();
    context.render = async (input) => pageOf(input, { status: 404 });
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, headers } = await context.get('/nada/disto?x=1');
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toContain('s-maxage');
    }
    expect(context.asked).toHaveLength(1);
  });

  it('takes no room of those that do, however many there are', async () => {
    const context = setUp();
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
    const context = setUp();
    context.render = async () => ({ kind: 'redirect', status: 301, location: '/senac-portal/' });
    expect((await context.get('/home?utm_source=x')).headers.location).toBe('/senac-portal/?utm_source=x');
    expect((await context.get('?utm_source=x')).headers.location).toBe('/senac-portal/?utm_source=x');
    expect((await context.app.inject('/?utm_source=x')).headers.location).toBe('/senac-portal/?utm_source=x');
  });
});

it('a page whose workers have ended is sent as the plain shell', async () => {
  const context = setUp();
  context.render = async (input) => {
    if (input.part === 'page') throw new WorkersLost();
    return pageOf(input, { whole: false });
  };
  const { statusCode, body, headers } = await context.get('/noticias');
  expect(statusCode).toBe(200);
  expect(body).toContain('<p>shell</p>');
  expect(headers['cache-control']).toBe('private, no-cache');
});

describe('more pages than can be made', () => {
  /** Renders that last until the end of the test. */
  function overloaded() {
    const context = setUp();
    const end = Promise.withResolvers<void>();
    let running = 0;
    const counts = { most: 0 };
    context.render = async (input) => {
      if (input.part === 'shell') return pageOf(input, { whole: false });
      running += 1;
      counts.most = Math.max(counts.most, running);
      await end.promise;
      running -= 1;
      return pageOf(input);
    };
    return { context, counts, end: end.resolve };
  }

  it('are made a few at a time; the others are sent the plain shell, which nobody keeps', async () => {
    const { context, counts, end } = overloaded();
    const flood = Array.from({ length: 30 }, (_, index) => context.get(`/cursos?title=${index}`));
    const first = await Promise.race(flood);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('<p>shell</p>');
    expect(first.body).toContain('"shell":true');
    expect(first.headers.etag).toBeUndefined();
    expect(first.headers['cache-control']).toBe('private, no-cache');
    end();
    await Promise.all(flood);
    expect(counts.most).toBe(2);
    expect(context.asked.filter((address) => address.startsWith('shell'))).toHaveLength(1);
  });

  it('cost kept pages nothing', async () => {
    const { context, end } = overloaded();
    const { render } = context;
    context.render = async (input) => pageOf(input);
    await context.get('/');
    context.render = render;
    const flood = Array.from({ length: 30 }, (_, index) => context.get(`/cursos?title=${index}`));
    await vi.waitFor(() => expect(context.asked).toHaveLength(3));
    expect((await context.get('/')).body).toContain('/senac-portal/ of 1');
    end();
    await Promise.all(flood);
  });
});
