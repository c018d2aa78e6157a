import { Registry } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import { browserFaults } from '../../contract/fault.ts';
import { newHost, startUpstream } from '../../testing/start-portal.ts';
import { countEvents, readFaults } from './metrics.ts';

const heard: unknown[] = [];
const API_URL = await startUpstream((request, response) => {
  heard.push(request.headers['x-request-id']);
  response.end('{}');
});
const app = await newHost({ API_URL });
const behindEdge = await newHost({ API_URL, TRUST_PROXY: 'loopback', ACCESS_LOG: '1' });
afterEach(() => {
  heard.length = 0;
  vi.restoreAllMocks();
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const given = '0b7a4c52-6b1f-4f3e-9a53-1d0a8a7a3c11';
const called = (host: typeof app, id: string) =>
  host.inject({ url: '/api/v1/people?nif=52998224725', headers: { 'x-request-id': id } });

it('creates an ID for each request, for the API and the client', async () => {
  const { headers } = await called(app, given);
  expect(headers['x-request-id']).toMatch(uuid);
  expect(headers['x-request-id']).not.toBe(given);
  expect(heard).toEqual([headers['x-request-id']]);
});

it('accepts the ID of a trusted proxy, and no other text', async () => {
  expect((await called(behindEdge, given)).headers['x-request-id']).toBe(given);
  expect((await called(behindEdge, '52998224725')).headers['x-request-id']).toMatch(uuid);
});

it('measures responses by route and pages by source, without personal data', async () => {
  await called(app, given);
  await app.inject('/portal/anything?nif=52998224725');
  const text = await app.metrics.metrics();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/\*",status="200"\} \d+$/m,
  );
  expect(text).toMatch(/^pages_total\{source="made"\} [1-9]/m);
  expect(text).toMatch(/^page_render_seconds_count [1-9]/m);
  expect(text).toMatch(/^render_queue_pages\{state="waiting"\} 0$/m);
  expect(text).not.toContain('52998224725');
});

it('counts the faults that the code of a release caused', async () => {
  const registry = new Registry();
  const count = countEvents(registry);
  const event = { kind: 'fault-reported', remote: 'mf-a', version: '2', page: null, message: null } as const;
  for (const fault of [...browserFaults, 'server'] as const) count({ ...event, fault, frames: [] });
  expect(await registry.metrics()).toContain('release_faults_total{remote="mf-a",version="2"} 4\n');
  expect(await readFaults(registry, 'mf-a')).toEqual({ 2: 4 });
  expect(await readFaults(registry, 'mf-b')).toEqual({});
});

it('logs each response without query, IP address or paths of upstreams', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  await called(behindEdge, given);
  await behindEdge.inject({ url: '/portal/cursos?nif=52998224725', headers: { 'x-request-id': given } });
  await behindEdge.inject('/52998224725');
  const line = { time: expect.any(String), request: given, method: 'GET', ms: expect.any(Number) };
  expect(written.map((each) => JSON.parse(each))).toEqual([
    { ...line, path: '/api/v1/*', status: 200 },
    { ...line, path: '/portal/cursos', status: 404 },
    { ...line, request: expect.stringMatching(uuid), path: 'unknown', status: 404 },
  ]);
  expect(written.join()).not.toMatch(/52998224725|127\.0\.0\.1/);
});
