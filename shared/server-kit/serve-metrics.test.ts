import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { serveMetrics } from './serve-metrics.ts';

it('serves metrics and the given pages, and nothing else', async () => {
  const page = { headers: { 'cache-control': 'no-store' }, render: () => '<p>page</p>' };
  const { url, close } = await serveMetrics(
    new Registry(),
    { port: 0, host: '127.0.0.1' },
    { '/status': page },
  );
  onTestFinished(close);
  expect((await fetch(url)).status).toBe(200);
  const response = await fetch(new URL('/status', url));
  expect(await response.text()).toBe('<p>page</p>');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const path of ['/', '/toString', '/status?x'])
    expect((await fetch(new URL(path, url))).status).toBe(404);
});
