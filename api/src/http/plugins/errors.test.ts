import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { InjectOptions } from 'fastify';
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { statusOf } from './errors.ts';
import { inlineAs } from './storage.ts';

const { app } = await testApp();
const login = '/api/v1/auth/login';
const post = (payload: string | object, type = 'application/json') =>
  ({ method: 'POST', url: login, headers: { 'content-type': type }, payload }) as const;
const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
const shapeOf = (answer: { json: () => object }) => Object.keys(answer.json()).sort();

describe('an error', () => {
  it.each([
    ['an unknown path', { url: '/api/v1/nada' }, 404],
    ['a URL that cannot be decoded', { url: '/api/v1/%E0%A4%A' }, 400],
    ['a method that the path does not have', { method: 'PUT', url: login, payload: {} }, 405],
    ['a body that is no JSON', post('{"email":'), 400],
    ['a body in another format', post('<a/>', 'text/xml'), 415],
    ['a body that is too large', post({ email: 'a'.repeat(300_000) }), 413],
    ['a body that is packed', { ...post({}), headers: packed, payload: gzipSync('{}') }, 400],
    ['a body of another shape', post([1]), 422],
    ['no session', { url: '/api/v1/auth/profile' }, 401],
    ['an invented token', { url: '/api/v1/auth/profile', headers: { authorization: 'Bearer x' } }, 401],
    ['a character that the database cannot hold', { url: '/api/v1/contents/a%00b' }, 400],
  ] satisfies [string, InjectOptions, number][])(
    'for %s has the one shape and shows no internals',
    async (_case, request, status) => {
      const answer = await app.inject({ ...request });
      expect([answer.statusCode, shapeOf(answer)]).toEqual([status, ['data', 'message']]);
      expect(answer.json().message).toMatch(/^[A-ZÁÉÍÓÚÂÊÔÃÕÇ]/);
      expect(answer.body).not.toMatch(/ at |node_modules|select|Error/);
    },
  );

  it.each([
    '/storage/%00',
    '/storage/editais/%ff.pdf',
    '/api/v1/courses-sig/%00/card.png',
    '/api/v1/courses-sig/99999999999/card.png',
    '/api/v1/calendars/%0d%0a.ics',
    '/api/v1/classes-sig/x/calendar.ics',
    '/storage/../secrets',
    '/storage/%2e%2e/%2e%2e/etc/passwd',
    '/storage/nada.png',
    '/storage/',
  ])('at %s is the caller’s, not the server’s, and there is nothing', async (url) => {
    const answer = await app.inject({ url });
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(shapeOf(answer)).toEqual(['data', 'message']);
  });

  it('lists the methods of a path, and every missing field', async () => {
    expect((await app.inject({ method: 'PUT', url: login, payload: {} })).headers.allow).toBe('POST');
    const answer = await app.inject(post({}));
    expect(answer.json().data).toEqual({ email: ['E-mail obrigatório'], password: ['Campo obrigatório'] });
  });
});

it('a database that is down, unresponsive or out of connections allows a retry', async () => {
  const connect = (port: number) =>
    drizzle(new Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 20 }));
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const silent = connect(port);
  const tries = await Promise.allSettled([
    ...[connect(1), silent, silent].map((db) => db.transaction(async () => {})),
    connect(1).execute(sql`select 1`),
  ]);
  mute.close();
  const statuses = tries.map((each) => each.status === 'rejected' && statusOf(each.reason));
  expect(statuses).toEqual([503, 503, 503, 503]);
});

describe('the storage', () => {
  it('serves files for long and lets nothing in them run', async () => {
    await mkdir(join(app.storageDir, 'editais'), { recursive: true });
    await writeFile(join(app.storageDir, 'editais', 'edital.pdf'), '%PDF-1.7');
    const file = await app.inject({ url: '/storage/editais/edital.pdf' });
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=2592000',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="edital.pdf"; filename*=UTF-8''edital.pdf`,
    });
    expect(file.headers['content-security-policy']).toContain('sandbox');
  });

  it('names files for old and new readers alike', () => {
    expect(inlineAs('Edital nº 1 (ção).pdf')).toBe(
      `inline; filename="Edital n_ 1 (__o).pdf"; filename*=UTF-8''Edital%20n%C2%BA%201%20%28%C3%A7%C3%A3o%29.pdf`,
    );
  });
});
