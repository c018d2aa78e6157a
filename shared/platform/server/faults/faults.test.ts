import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeManifest } from '../../testing/fake-manifest.ts';
import { stored } from '../../testing/serve-pages.ts';
import { emptyRecord } from '../releases/store/release-record.ts';
import { createFaultCounts, type FaultCounts } from './fault-counts.ts';
import { registerFaults } from './register-faults.ts';

const MINUTE = 60_000;
const releases = new Map([['1', stored(fakeManifest('mf-a'))]]);
const store = {
  of: (name: string) => ({ record: emptyRecord, releases: name === 'mf-a' ? releases : new Map() }),
};

let counts: FaultCounts;
let app: ReturnType<typeof Fastify>;
beforeEach(async () => {
  counts = createFaultCounts();
  app = Fastify();
  await registerFaults(app, store, counts.count, '/portal');
});
afterEach(() => app.close());

const report = { remote: 'mf-a', version: '1', fault: 'render' };

async function send(payload: unknown, remoteAddress?: string, type = 'application/json') {
  const answer = await app.inject({
    method: 'POST',
    url: '/portal/_faults',
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
    remoteAddress: remoteAddress ?? '192.0.2.1',
  });
  return answer.statusCode;
}

it('counts the faults that browsers report', async () => {
  expect(await send(report)).toBe(204);
  expect(await send({ ...report, fault: 'timeout' })).toBe(204);
  expect(await send(report)).toBe(204);
  expect(counts.of('mf-a')).toEqual({ 1: { network: 0, timeout: 1, broken: 0, render: 2, document: 0 } });
});

it.each<[string, unknown, number, string?]>([
  ['an unknown remote', { ...report, remote: 'mf-b' }, 400],
  ['an unknown release', { ...report, version: '2' }, 400],
  ['additional fields', { ...report, address: '/psg?cpf=1' }, 400],
  ['a large body', { ...report, version: '1'.repeat(2_000) }, 413],
  ['a content type that other sites could send', report, 400, 'text/plain'],
])('rejects %s', async (_what, body, status, type) => {
  expect(await send(body, undefined, type)).toBe(status);
  expect(counts.of('mf-a')).toEqual({});
  expect(counts.of('mf-b')).toEqual({});
});

it('accepts thirty reports of a network a minute, with all IP addresses of an IPv6 network', async () => {
  for (let time = 0; time < 30; time += 1) expect(await send(report, `2001:db8:0:1::${time}`)).toBe(204);
  expect(await send(report, '2001:db8:0:1::ffff')).toBe(429);
  expect(await send(report)).toBe(204);
});

it('discards faults that are older than an hour', () => {
  let now = 100 * MINUTE;
  const kept = createFaultCounts(() => now);
  kept.count({ kind: 'fault-reported', remote: 'mf-a', version: '1', fault: 'broken' });
  now += 59 * MINUTE;
  kept.count({ kind: 'fault-reported', remote: 'mf-a', version: '1', fault: 'broken' });
  kept.count({ kind: 'fault-reported', remote: 'mf-b', version: '1', fault: 'network' });
  expect(kept.of('mf-a')['1']?.broken).toBe(2);
  now += MINUTE;
  expect(kept.of('mf-a')['1']?.broken).toBe(1);
  now += 59 * MINUTE;
  expect(kept.of('mf-a')).toEqual({});
});
