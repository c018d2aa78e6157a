import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { immutableFile } from '@portal/server-kit/immutable-file';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFileCache, serveFromMemory } from './file-cache.ts';

const folder = temporaryFolder();

const hashed = '/main.0123abcd.js';
const text = 'let a = 1;'.repeat(100);
let app = Fastify();

beforeEach(async () => {
  await writeFile(path.join(folder, hashed), text);
  await writeFile(path.join(folder, `${hashed}.br`), brotliCompressSync(text));
  await writeFile(path.join(folder, 'plain.js'), text);
  await writeFile(path.join(folder, 'large.0123abcd.js'), 'a'.repeat(300 * 1024));
  app = Fastify();
  serveFromMemory(app, createFileCache());
  await app.register(fastifyStatic, { root: folder, preCompressed: true, setHeaders: immutableFile });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const br = { 'accept-encoding': 'br' };

/** Requests a file twice; before the second request it is deleted from disk. */
async function twice(url: string, first: Record<string, string>, second = first) {
  const before = await get(url, first);
  await rm(path.join(folder, url), { force: true });
  await rm(path.join(folder, `${url}.br`), { force: true });
  return [before, await get(url, second)] as const;
}

it.each([
  ['compressed', br, brotliDecompressSync],
  ['uncompressed', {}, (body: Buffer) => body],
])('a hashed file is read once, and sent %s with the same headers', async (_what, headers, decode) => {
  const [disk, memory] = await twice(hashed, headers);
  expect(decode(memory.rawPayload).toString()).toBe(text);
  expect(memory.statusCode).toBe(200);
  expect(memory.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const { date: _, ...rest } = memory.headers;
  expect({ ...disk.headers }).toMatchObject(rest);
  expect((await get(`${hashed}?v=2`, headers)).statusCode).toBe(200);
});

it('a hashed file is not sent again to a browser that has it', async () => {
  const { headers } = await get(hashed, br);
  const answer = await get(hashed, { ...br, 'if-none-match': String(headers.etag) });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', headers.etag]);
});

it('a hashed file is never sent in an encoding that was not requested', async () => {
  const [, memory] = await twice(hashed, br, {});
  expect(memory.statusCode).toBe(404);
});

it.each([
  ['is too short', ['short']],
  ['breaks off', [new Error('other side closed')]],
])('a file that %s is an error, and never cached', async (_what, parts) => {
  async function* stream() {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      yield part;
    }
  }
  const send = vi.fn((_request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'content-length': 10, etag: '"1"', 'cache-control': 'immutable' });
    return reply.send(Readable.from(stream()));
  });
  app.get('/cut.0123abcd.js', send);
  for (const _time of [1, 2]) {
    const { statusCode, headers } = await get('/cut.0123abcd.js');
    expect(statusCode).toBe(502);
    expect([headers.etag, headers['cache-control']]).toEqual([undefined, undefined]);
  }
  expect(send).toHaveBeenCalledTimes(2);
});
