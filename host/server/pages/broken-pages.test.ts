import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderInput } from '../rendering/render-contract.ts';
import { pageOf, servePages } from '../testing/serve-pages.ts';
import { WorkersLost } from '../workers/page-renderer.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a page that is not whole', () => {
  it('is sent, and neither kept nor tagged', async () => {
    const context = servePages();
    context.render = async (input) => pageOf(input, { whole: false });
    const { statusCode, headers } = await context.get('/');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toBeUndefined();
    context.render = async (input) => pageOf(input);
    expect((await context.get('/')).headers['cache-control']).toContain('public');
  });

  it.each([
    [
      'is not whole',
      async (input: RenderInput) => pageOf(input, { whole: false, html: Buffer.from('broken') }),
    ],
    [
      'answers 500',
      async (input: RenderInput) => pageOf(input, { status: 500, html: Buffer.from('broken') }),
    ],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('gives way to the last good one when the next %s', async (_what, broken) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const context = servePages();
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
    const context = servePages();
    context.render = () => Promise.reject(new Error('no answer of http://api/x?cpf=52998224725'));
    const { statusCode, body } = await context.get('/noticias?cpf=52998224725');
    expect(statusCode).toBe(500);
    expect(body).toContain('O portal está indisponível');
    expect(JSON.stringify(errors.mock.calls)).toContain('GET /senac-portal/*');
    expect(JSON.stringify(errors.mock.calls)).not.toContain('52998224725');
  });
});

it('a page whose workers have ended is sent as the plain shell', async () => {
  const context = servePages();
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
    const context = servePages();
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
