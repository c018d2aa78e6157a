import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { fakeManifest } from '../../testing/fake-manifest.ts';
import { stored } from '../../testing/serve-pages.ts';
import { emptyRecord } from '../releases/store/release-record.ts';
import { registerVitals } from './register-vitals.ts';
import { createVitalCounts } from './vital-counts.ts';

const release = { name: 'mf-a', version: '1' };

it('returns the 75th percentile of each vital, within a tenth', () => {
  const counts = createVitalCounts();
  for (let ms = 1; ms <= 1_000; ms += 1) counts.add(release, { lcp: ms, inp: ms * 1e6, bytes: 0 });
  const { visits, lcp, inp, cls, bytes } = counts.of(release) ?? {};
  expect([visits, cls, bytes]).toEqual([1_000, null, 1_024]);
  expect(lcp).toBeGreaterThanOrEqual(750);
  expect(lcp).toBeLessThanOrEqual(825);
  // The last bucket contains all larger values.
  expect(inp).toBeGreaterThan(1e6);
  expect(counts.of({ name: 'mf-a', version: '2' })).toBeNull();
});

it('counts the reports of browsers about stored releases, and few of one network', async () => {
  const counts = createVitalCounts();
  const app = Fastify();
  onTestFinished(() => app.close());
  const releases = new Map([['1', stored(fakeManifest('mf-a'))]]);
  const store = {
    of: (name: string) => ({ record: emptyRecord, releases: name === 'mf-a' ? releases : new Map() }),
  };
  await registerVitals(app, store, counts, '/portal');
  const send = async (payload: object, remoteAddress = '192.0.2.1') =>
    (await app.inject({ method: 'POST', url: '/portal/_vitals', payload, remoteAddress })).statusCode;
  const report = { remote: 'mf-a', version: '1', lcp: 900 };
  expect(await send(report)).toBe(204);
  expect(await send({ ...report, version: '2' })).toBe(400);
  expect(await send({ ...report, url: '/psg' })).toBe(400);
  expect(await send({ ...report, lcp: -1 })).toBe(400);
  expect(await send({ ...report, version: '1'.repeat(600) })).toBe(413);
  expect(counts.of(release)?.visits).toBe(1);
  for (let time = 0; time < 30; time += 1) await send(report, '192.0.2.2');
  expect(await send(report, '192.0.2.2')).toBe(429);
});
