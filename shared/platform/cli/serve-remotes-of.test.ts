import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { serveRemotesOf } from './serve-remotes-of.ts';

/** @param manifestOf returns the `portal.json` that it publishes of a remote */
async function startPortal(
  manifestOf = (name: string): unknown => fakeRelease(name, '1').manifest,
  names = ['mf-a', 'mf-b', 'mf-own', 'mf-old'],
): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) => reply.redirect('/portal/'));
  app.get('/portal/', () => 'home');
  app.get('/portal/registry.json', () => ({
    remotes: names.map((name) => ({ name })),
  }));
  for (const name of ['mf-a', 'mf-b', 'mf-own'])
    app.get(`/portal/remotes/${name}/portal.json`, () => manifestOf(name));
  app.get('/portal/remotes/mf-a/web/page.js', () => 'script');
  return app.listen({ port: 0, host: '127.0.0.1' });
}

it('serves the remotes of a portal, except the developed one and those that it does not publish', async () => {
  const portal = await startPortal();
  const { home, remotes, close } = await serveRemotesOf(portal, 'mf-own');
  onTestFinished(close);
  expect(home.href).toBe(`${portal}/portal/`);
  expect(remotes.map(({ name }) => name)).toEqual(['mf-a', 'mf-b']);
  const url = remotes[0]?.url ?? '';
  const manifest = await fetch(`${url}/portal.json`);
  expect(await manifest.json()).toMatchObject({ name: 'mf-a', version: '1' });
  const etag = manifest.headers.get('etag') ?? '';
  expect((await fetch(`${url}/portal.json`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(await (await fetch(`${url}/web/page.js`)).text()).toBe('script');
});

it('rejects a portal whose manifests or names are invalid', async () => {
  const withoutFiles = await startPortal((name) => ({ ...fakeRelease(name, '1').manifest, files: {} }));
  await expect(serveRemotesOf(withoutFiles, 'mf-own')).rejects.toThrow(
    '/portal/remotes/mf-a/portal.json is not',
  );
  const outside = await startPortal(undefined, ['../mf-a']);
  await expect(serveRemotesOf(outside, 'mf-own')).rejects.toThrow('/portal/registry.json is not');
});
