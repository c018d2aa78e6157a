import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { fakeManifest } from '../../testing/fake-manifest.ts';
import { stored } from '../../testing/serve-pages.ts';
import type { PlatformEvent } from '../events/events.ts';
import { registerReports } from './register-reports.ts';

const release = stored(fakeManifest('mf-a', { paths: ['/cursos/:id'] }));
const files = { 'web/a.js': { sha256: '', size: 1 } };
const releases = [{ ...release, manifest: { ...release.manifest, files } }];
const remotes = {
  names: () => ['mf-a'],
  stored: (name: string) => (name === 'mf-a' ? releases : []),
};

let events: PlatformEvent[];
let app: ReturnType<typeof Fastify>;
beforeEach(async () => {
  app = Fastify();
  events = [];
  registerReports(app, remotes, (event) => events.push(event), new Registry(), '/portal');
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
