import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Releases } from '../registry/releases.ts';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { pageFilesOf, registerPageFiles } from './page-files.ts';

const releasesOf = (version: string) =>
  ({
    manifests: [
      fakeManifest('mf-a', {
        version,
        routes: { js: ['routes.js'], css: [] },
        pages: { list: { js: ['kit.js', 'list.js'], css: ['list.css'] }, gone: { js: ['gone.js'], css: [] } },
        pageNames: { '/a': 'list', '/a/:id': 'list', '/b': 'never-built' },
      }),
      fakeManifest('mf-old'),
    ],
  }) as unknown as Releases;

it('names all files of each page, by its path', () => {
  const list = ['kit.js', 'list.js', 'list.css'];
  expect(pageFilesOf(releasesOf('1'))).toEqual([
    {
      name: 'mf-a',
      version: '1',
      base: '/senac-portal/remotes/mf-a/web/',
      common: ['remoteEntry.1.js', 'routes.js'],
      pages: { '/a': list, '/a/:id': list, '/b': [] },
    },
    {
      name: 'mf-old',
      version: '1',
      base: '/senac-portal/remotes/mf-old/web/',
      common: ['remoteEntry.1.js'],
      pages: {},
    },
  ]);
});

it('is sent once, and again with another release', async () => {
  const app = Fastify();
  let now = releasesOf('1');
  registerPageFiles(app, { releases: () => now });
  const get = (headers = {}) => app.inject({ url: '/senac-portal/page-files.json', headers });
  const first = await get();
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.json()[0].version).toBe('1');
  expect((await get({ 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  now = releasesOf('2');
  const second = await get({ 'if-none-match': first.headers.etag });
  expect(second.json()[0].version).toBe('2');
});
