import { serveMetrics } from '@portal/server-kit/serve-metrics';
import { afterAll, expect, it } from 'vitest';
import { outbox } from '../db/schema/operations.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const { app, clock } = await testApp(undefined, {
  logLevel: 'info',
  logTo: { write: (line) => void lines.push(line) },
});
const { url, close } = await serveMetrics(app.metrics, { port: 0, host: '127.0.0.1' });
afterAll(close);

const cpf = '52998224725';
const id = '0b7a4c52-6b1f-4f3e-9a53-1d0a8a7a3c11';
const look = () =>
  app.inject({ url: `/api/v1/get-person-by-nif?nif=${cpf}`, headers: { 'x-request-id': id } });

it('measures responses by route, connections, and pending and undeliverable mails, without personal data', async () => {
  await look();
  const mail = { recipient: 'ana@exemplo.br', subject: 's', body: 'b', nextAttemptAt: app.now() };
  await app.db.insert(outbox).values([
    { ...mail, key: 'a:1', createdAt: app.now() },
    { ...mail, key: 'a:2', createdAt: app.now(), attempts: 12 },
    { ...mail, key: 'a:3', createdAt: app.now(), sentAt: app.now() },
  ]);
  clock.advance(2);
  const text = await (await fetch(url)).text();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/get-person-by-nif",status="200"\} \d+$/m,
  );
  expect(text).toMatch(/^outbox_mails\{state="waiting"\} 1$/m);
  expect(text).toMatch(/^outbox_mails\{state="dead"\} 1$/m);
  expect(text).toMatch(/^outbox_oldest_seconds 120$/m);
  expect(text).toMatch(/^database_connections\{state="open"\} [1-9]/m);
  expect(text).not.toContain(cpf);
  expect(text).not.toContain('ana@');
});

it('is served on its own port alone, and nothing else there', async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  expect((await fetch(new URL('/healthz', url))).status).toBe(404);
});

it("uses the host's request id in the response and in each line of the log", async () => {
  lines.length = 0;
  expect((await look()).headers['x-request-id']).toBe(id);
  expect(lines.map((line) => JSON.parse(line).reqId)).toEqual([id, id]);
});

it.each([
  ['none', {}],
  ['a text that may name a person', { 'x-request-id': cpf }],
])('makes an id where the call has %s', async (_, headers) => {
  lines.length = 0;
  const look = () => app.inject({ url: '/healthz', headers });
  const [one, other] = [await look(), await look()];
  expect(one.headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  expect(lines.join()).not.toContain(cpf);
});
