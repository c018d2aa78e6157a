import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { fakeManifest, stored } from '../../testing/fake-remote.ts';
import { createReleases } from '../releases/releases.ts';
import { registerReleaseDocuments } from './release-documents.ts';

const host = { contract: 1, shared: { react: { version: '19.3.1', names: ['use'] } } };

const releasesWith = (version: string) => {
  const manifests = [
    fakeManifest('mf-a', {
      version,
      routes: { js: ['routes.js'], css: [] },
      pages: { list: { js: ['kit.js', 'list.js'], css: ['list.css'] }, gone: { js: ['gone.js'], css: [] } },
      metadata: {
        '/a': { title: 'A', searchTerms: 'first', menuLink: { label: 'a' } },
        '/b': { title: version },
      },
      pageNames: { '/a': 'list', '/a/:id': 'list', '/b': 'never-built' },
    }),
    fakeManifest('mf-old'),
  ];
  return createReleases(
    '/portal',
    manifests.map((manifest) => ({ release: stored(manifest), previous: null })),
  );
};

const list = ['kit.js', 'list.js', 'list.css'];

it.each<[string, listed: (version: string) => unknown[]]>([
  [
    'page-files.json',
    (version) => [
      {
        name: 'mf-a',
        version,
        base: '/portal/remotes/mf-a/web/',
        common: [`remoteEntry.${version}.js`, 'routes.js'],
        pages: { '/a': list, '/a/:id': list, '/b': [] },
      },
      expect.objectContaining({ name: 'mf-old', common: ['remoteEntry.1.js'], pages: {} }),
    ],
  ],
  [
    'pages.json',
    (version) => [
      { path: '/a', title: 'A', searchTerms: 'first' },
      { path: '/b', title: version },
    ],
  ],
])('%s lists the pages of the active releases, once per release', async (file, listed) => {
  const app = Fastify();
  let now = releasesWith('1');
  registerReleaseDocuments(app, () => now, host, '/portal');
  const get = (headers = {}) => app.inject({ url: `/portal/${file}`, headers });
  const first = await get();
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.json()).toEqual(listed('1'));
  const known = { 'if-none-match': first.headers.etag };
  expect((await get(known)).statusCode).toBe(304);
  now = releasesWith('2');
  expect((await get(known)).json()).toEqual(listed('2'));
});

it('host.json lists what the host provides to remotes, and nothing else of its build', async () => {
  const app = Fastify();
  const build = { ...host, version: '01.02.03', renderer: 'abc', files: ['main.js'] };
  registerReleaseDocuments(app, () => releasesWith('1'), build, '/portal');
  const response = await app.inject('/portal/host.json');
  expect(response.json()).toEqual(host);
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect((await app.inject({ method: 'POST', url: '/portal/host.json' })).statusCode).toBe(404);
});
