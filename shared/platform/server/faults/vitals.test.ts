import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { fakeManifest } from '../../testing/fake-manifest.ts';
import { stored } from '../../testing/serve-pages.ts';
import { registerReports } from './register-reports.ts';

it('counts the reports of browsers about stored releases, and few of one network', async () => {
  const registry = new Registry();
  const app = Fastify();
  onTestFinished(() => app.close());
  const releases = [stored(fakeManifest('mf-a'))];
  const remotes = { names: () => ['mf-a'], stored: (name: string) => (name === 'mf-a' ? releases : []) };
  registerReports(app, remotes, () => {}, registry, '/portal');
  const send = async (payload: object, remoteAddress = '192.0.2.1') =>
    (await app.inject({ method: 'POST', url: '/portal/_vitals', payload, remoteAddress })).statusCode;
  const report = { remote: 'mf-a', version: '1', lcp: 900 };
  expect(await send(report)).toBe(204);
  expect(await send({ ...report, version: '2' })).toBe(400);
  expect(await send({ ...report, url: '/psg' })).toBe(400);
  expect(await send({ ...report, lcp: -1 })).toBe(400);
  expect(await send({ ...report, version: '1'.repeat(600) })).toBe(413);
  const text = await registry.metrics();
  expect(text).toContain('visit_lcp_bucket{le="1000",remote="mf-a",version="1"} 1\n');
  expect(text).toContain('visit_lcp_sum{remote="mf-a",version="1"} 900\n');
  expect(text).not.toContain('visit_inp_count{');
  for (let time = 0; time < 30; time += 1) await send(report, '192.0.2.2');
  expect(await send(report, '192.0.2.2')).toBe(429);
});
