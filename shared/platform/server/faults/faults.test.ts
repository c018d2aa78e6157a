import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeManifest, stored } from '../../testing/fake-remote.ts';
import type { FaultEvent, PlatformEvent } from '../events/events.ts';
import { logFaults } from './log-faults.ts';
import { registerReports } from './register-reports.ts';

const release = stored(fakeManifest('mf-a', { paths: ['/cursos/:id'] }));
const files = { 'web/a.js': { sha256: '', size: 1 } };
const releases = [{ ...release, manifest: { ...release.manifest, files } }];
const remotes = {
  names: () => ['mf-a'],
  stored: (name: string) => (name === 'mf-a' ? releases : []),
};

let events: PlatformEvent[];
let metrics: Registry;
let app: ReturnType<typeof Fastify>;
beforeEach(async () => {
  app = Fastify();
  events = [];
  metrics = new Registry();
  registerReports(app, remotes, (event) => events.push(event), metrics, '/portal');
});
afterEach(() => app.close());

const report = { remote: 'mf-a', version: '1', fault: 'render' };

async function send(payload: unknown, remoteAddress?: string, type = 'application/json', path = '_faults') {
  const answer = await app.inject({
    method: 'POST',
    url: `/portal/${path}`,
    headers: { 'content-type': type },
    payload: JSON.stringify(payload),
    remoteAddress: remoteAddress ?? '192.0.2.1',
  });
  return answer.statusCode;
}

it('accepts pages, messages and frames, without what may be personal or is not of a release', async () => {
  const frames = [
    'remotes/mf-a/web/a.js:1:20',
    'remotes/mf-a/web/b.js:1:2',
    'assets/main.js:1:3',
    'https://x/y:1:2',
  ];
  const message = 'no user "Maria" of maria@candidata.example';
  expect(await send({ ...report, page: '/cursos/:id', message, frames })).toBe(204);
  expect(await send({ ...report, page: '/cursos/52998224725' })).toBe(204);
  const event = { kind: 'fault-reported', ...report };
  expect(events).toEqual([
    { ...event, page: '/cursos/:id', message: 'no user "…" of …', frames: [frames[0], frames[2]] },
    { ...event, page: null, message: null, frames: [] },
  ]);
});

it.each<[string, unknown, number, string?]>([
  ['an unknown remote', { ...report, remote: 'mf-b' }, 400],
  ['an unknown release', { ...report, version: '2' }, 400],
  ['additional fields', { ...report, address: '/psg?cpf=1' }, 400],
  ['a fault that only the host can detect', { ...report, fault: 'server' }, 400],
  ['a large body', { ...report, version: '1'.repeat(5_000) }, 413],
  ['a content type that other sites could send', report, 400, 'text/plain'],
])('rejects %s', async (_what, body, status, type) => {
  expect(await send(body, undefined, type)).toBe(status);
  expect(events).toEqual([]);
});

it('accepts thirty reports of a network a minute, with all IP addresses of an IPv6 network', async () => {
  for (let time = 0; time < 30; time += 1) expect(await send(report, `2001:db8:0:1::${time}`)).toBe(204);
  expect(await send(report, '2001:db8:0:1::ffff')).toBe(429);
  expect(await send(report)).toBe(204);
});

it('counts the measurements of visits, and few of one network', async () => {
  const visit = { remote: 'mf-a', version: '1', lcp: 900 };
  const measure = (payload: object, remoteAddress = '192.0.2.3') =>
    send(payload, remoteAddress, 'application/json', '_vitals');
  expect(await measure(visit)).toBe(204);
  for (const change of [{ version: '2' }, { url: '/psg' }, { lcp: -1 }])
    expect(await measure({ ...visit, ...change })).toBe(400);
  expect(await measure({ ...visit, version: '1'.repeat(600) })).toBe(413);
  expect(await metrics.metrics()).toContain('visit_lcp_sum{remote="mf-a",version="1"} 900\n');
  for (let time = 0; time < 30; time += 1) await measure(visit, '192.0.2.2');
  expect(await measure(visit, '192.0.2.2')).toBe(429);
});

const event: FaultEvent = {
  kind: 'fault-reported',
  remote: 'mf-a',
  version: '1',
  fault: 'render',
  page: '/cursos',
  message: 'TypeError: x is undefined',
  frames: ['remotes/mf-a/web/a.js:1:2'],
};

/** Returns the lines that a series of faults is logged with. */
async function linesOf(...events: Partial<FaultEvent>[]): Promise<string[]> {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  const listen = logFaults(async () => ['mf-a/src/list.tsx:3:4']);
  for (const changes of events) listen({ ...event, ...changes });
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  await new Promise(setImmediate);
  return lines;
}

it('logs the first of equal faults of a release, with its position in the sources', async () => {
  const position = 'at mf-a/src/list.tsx:3:4';
  expect(await linesOf({}, { page: '/cursos/:id' }, { remote: 'mf-b', message: null, page: null })).toEqual([
    `mf-a 1: render | on /cursos | TypeError: x is undefined | ${position}`,
    `mf-b 1: render | ${position}`,
  ]);
});

it('logs few of many messages, because any client may send any text, and every fault of the host', async () => {
  const forged = Array.from({ length: 200 }, (_, index) => ({ message: `Error: ${index}` }));
  const lines = await linesOf(...forged, { fault: 'server' });
  expect(lines).toHaveLength(11);
  expect(lines.join()).toContain('server | on /cursos | TypeError');
});
