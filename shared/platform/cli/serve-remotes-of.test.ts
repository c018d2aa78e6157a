import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { serveRemotesOf } from './serve-remotes-of.ts';

async function startPortal(): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (_request, reply) => reply.redirect('/portal/'));
  app.get('/portal/', () => 'home');
  app.get('/portal/registry.json', () => ({
    remotes: [{ name: 'mf-a' }, { name: 'mf-b' }, { name: 'mf-own' }, { name: 'mf-old' }],
  }));
  for (const name of ['mf-a', 'mf-b', 'mf-own'])
    app.get(`/portal/remotes/${name}/portal.json`, () => ({ name, version: '1' }));
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
  expect(await manifest.json()).toEqual({ name: 'mf-a', version: '1' });
  const etag = manifest.headers.get('etag') ?? '';
  expect((await fetch(`${url}/portal.json`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(await (await fetch(`${url}/web/page.js`)).text()).toBe('script');
});

it('without a portal, says how to name one', async () => {
  await expect(serveRemotesOf('http://127.0.0.1:2', 'mf-own')).rejects.toThrow(
    'no portal responds at http://127.0.0.1:2: name its URL with --portal',
  );
});
