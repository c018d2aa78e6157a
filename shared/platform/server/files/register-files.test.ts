import { hash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import Fastify from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { registerFiles } from './register-files.ts';

const assets = temporaryFolder();
const hashed = 'main.0123abcd.js';
const text = 'let a = 1;'.repeat(100);
let app = Fastify();

beforeEach(async () => {
  await writeFile(path.join(assets, hashed), text);
  await writeFile(path.join(assets, `${hashed}.br`), brotliCompressSync(text));
  await mkdir(path.join(assets, 'fonts'), { recursive: true });
  app = Fastify();
  const remotes = { stored: () => [], release: () => null };
  await registerFiles(app, { assets, remotes, previewSecret: null, basePath: '' });
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/assets/${file}`, headers });
const br = { 'accept-encoding': 'br' };

/** Requests a file twice; before the second request it is deleted from disk. */
async function twice(first: Record<string, string>, second = first) {
  const before = await get(hashed, first);
  for (const file of [hashed, `${hashed}.br`]) await rm(path.join(assets, file));
  return [before, await get(hashed, second)] as const;
}

it.each([
  ['compressed', br, brotliDecompressSync],
  ['uncompressed', {}, (body: Buffer) => body],
])('a hashed file is read once, and sent %s with the same headers', async (_what, headers, decode) => {
  const [disk, memory] = await twice(headers);
  expect(decode(memory.rawPayload).toString()).toBe(text);
  expect(memory.statusCode).toBe(200);
  expect(memory.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    etag: `"${hash('sha256', memory.rawPayload, 'base64url').slice(0, 22)}"`,
  });
  const { date: _, ...rest } = memory.headers;
  expect({ ...disk.headers }).toMatchObject(rest);
});

it('a hashed file is not sent again to a browser that has it', async () => {
  const { headers } = await get(hashed, br);
  const answer = await get(hashed, { ...br, 'if-none-match': String(headers.etag) });
  expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', headers.etag]);
});

it('a hashed file is never sent in an encoding that was not requested', async () => {
  const [, memory] = await twice(br, {});
  expect(memory.statusCode).toBe(404);
});

it('a folder is no file, and a request for it logs no damage', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect((await get('fonts')).statusCode).toBe(404);
  expect(logged).not.toHaveBeenCalled();
});
