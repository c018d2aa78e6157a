import { expect, it, vi } from 'vitest';
import { pageOf, servePages } from '../../testing/serve-pages.ts';
import { PageLost } from '../workers/page-pool.ts';

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
