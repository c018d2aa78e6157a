import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePath } from '@portal/contract/institution/base-path';
import type { ListedPage } from '@portal/platform/remote';
import { fakeManifest, hostContext, type Listed } from '@portal/platform/testing';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import fc from 'fast-check';
import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { registerDiscovery } from './discovery.ts';
import { atomFeed, sitemap } from './listed-documents.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

const assets = temporaryFolder();
const icons = { 'favicon.ico': 'x.favicon.ico', 'icon-192.png': 'x.icon-192.png' };
await writeFile(path.join(assets, icons['favicon.ico']), 'the icon');

const base = 'https://portal.example/senac-portal';
const published = Date.parse('2026-03-02T09:30:00-03:00');
const news: ListedPage = {
  path: '/noticias/feira',
  updatedAt: published + 1,
  news: { title: 'Feira & festa', summary: null, publishedAt: published },
};

const parser = new new JSDOM().window.DOMParser();

function parseXml(text: string): XMLDocument {
  const document = parser.parseFromString(text, 'application/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent);
  return document;
}
const listTexts = (text: string, name: string) =>
  [...parseXml(text).getElementsByTagName(name)].map(({ textContent }) => textContent);

const createListing = (...pages: ListedPage[]): Listed => ({ pages, complete: true });

function setUp({
  listed = {} as Record<string, Listed>,
  portalOrigin = 'https://portal.example' as string | null,
  cacheSeconds = 10,
} = {}) {
  const list = vi.fn(async ({ remote }: { remote: string }) => listed[remote] ?? createListing());
  const indexed = ['/', '/noticias/:slug'];
  const manifests = [
    fakeManifest('mf-a', { paths: ['/login', '/home', ...indexed], indexed }),
    fakeManifest('mf-b', { paths: ['/cursos'], indexed: ['/cursos'] }),
    fakeManifest('mf-old', { paths: ['/antiga'] }),
  ];
  const app = Fastify();
  const context = hostContext({ basePath, manifests, list, cacheSeconds, portalOrigin, icons, assets });
  registerDiscovery(app, context);
  return { list, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

it('the sitemap is rendered once for all clients, in the encoding that each accepts', async () => {
  const { get, list } = setUp();
  const first = await get('/sitemap.xml');
  const second = await get('/senac-portal/noticias.atom', { 'accept-encoding': 'br' });
  expect(second.headers['content-encoding']).toBe('br');
  expect(list).toHaveBeenCalledTimes(3);
  expect((await get('/sitemap.xml', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
});

it.each<[string, Listed]>([
  ['fails', { pages: [], complete: false }],
  ['lists nonsense', createListing({ path: 'javascript:alert(1)', updatedAt: null })],
  ['lists no date', createListing({ path: '/a', updatedAt: Number.NaN })],
])('the sitemap omits the part of a remote that %s, and is then not cached', async (_what, bad) => {
  const { get, list } = setUp({
    listed: { 'mf-a': createListing(news, { ...news, path: '/' }), 'mf-b': bad },
  });
  const answer = await get('/sitemap.xml');
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  // Pages that a remote both declares and lists appear once.
  expect(listTexts(answer.body, 'loc')).toEqual([`${base}/`, `${base}/cursos`, `${base}/noticias/feira`]);
  await get('/senac-portal/sitemap.xml');
  expect(list).toHaveBeenCalledTimes(6);
});

it('the feed has the news as Atom requires, the latest first', async () => {
  const before = { title: 'Antes', publishedAt: 1, summary: 'Há muito' };
  const older = { path: '/noticias/antiga', updatedAt: null, news: before };
  const { get } = setUp({ listed: { 'mf-a': createListing(older, news, { path: '/a', updatedAt: 5 }) } });
  const { body, headers } = await get('/senac-portal/noticias.atom');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const { documentElement: feed } = parseXml(body);
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const ids = ['/noticias.atom', '/noticias/feira', '/noticias/antiga'];
  expect(listTexts(body, 'id')).toEqual(ids.map((path) => base + path));
  expect(listTexts(body, 'title')).toEqual(['Notícias do Senac Amapá', 'Feira & festa', 'Antes']);
  expect(listTexts(body, 'summary')).toEqual(['Há muito']);
  const momentsOf = (name: string) => listTexts(body, name).map((text) => Date.parse(text ?? ''));
  expect(momentsOf('updated')).toEqual([published + 1, published + 1, 1]);
  expect(momentsOf('published')).toEqual([published, 1]);
});

it('sitemap and feed are valid XML whatever editors have written', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(']]>', '<a>', '&amp;', '\u0000\uD800'),
  );
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const path = `/${encodeURIComponent(title.toWellFormed())}`;
      const pages = [{ ...news, path, news: { title, summary, publishedAt: 1 } }];
      expect(listTexts(sitemap(pages, base), 'loc')).toHaveLength(1);
      expect(listTexts(atomFeed(pages, base, '/f', 1), 'entry')).toHaveLength(1);
    }),
  );
});

it.each(['', '/senac-portal'])('discovery files exist at the root and below: %s', async (prefix) => {
  const { get } = setUp();
  const robots = await get(`${prefix}/robots.txt`);
  expect(robots.body).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${base}/sitemap.xml\n`);
  const security = (await get(`${prefix}/.well-known/security.txt`)).body;
  expect(security).toContain(`Contact: ${base}/FaleConosco`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(security) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(security).toContain('Canonical: https://portal.example/.well-known/security.txt');
  const icon = await get(`${prefix}/favicon.ico`);
  expect([icon.headers['content-type'], icon.body]).toEqual(['image/x-icon', 'the icon']);
  const manifest = await get(`${prefix}/manifest.webmanifest`);
  expect(manifest.headers['content-type']).toMatch('application/manifest+json');
  const src = '/senac-portal/assets/x.icon-192.png';
  expect(manifest.json()).toMatchObject({ start_url: '/senac-portal/', icons: [{ src }] });
});

it('discovery files at the root contain no URLs if the portal’s URL is unknown', async () => {
  const { get } = setUp({ portalOrigin: null });
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
  for (const address of ['/sitemap.xml', '/senac-portal/noticias.atom', '/.well-known/security.txt'])
    expect((await get(address)).statusCode, address).toBe(404);
});
