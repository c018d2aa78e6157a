import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ReleaseManifest } from '../../shared/platform/build.ts';
import { shortenTimeouts, stallingServer, stalls } from '../../shared/tooling/testing/stalling-server.ts';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';
import {
  readActiveClaims,
  readActiveRelease,
  readApi,
  readBuiltClaims,
  readBuiltRelease,
} from './read-releases.ts';

afterEach(() => void vi.restoreAllMocks());

/** @param base folder or server of the files */
async function startServer(api: string | null, base = '/base/remotes/mf-a/web/'): Promise<string> {
  const pages = { '/a': ['a.22222222.js'] };
  const files = [{ name: 'mf-a', base, common: ['entry.11111111.js'], pages }];
  const body = brotliCompressSync('chunk_aaaaaaaa="a.22222222.js"');
  const server = createServer((request, response) => {
    if (request.url === '/base/page-files.json') return response.end(JSON.stringify(files));
    if (request.url === '/base/registry.json')
      return response.end('{"remotes":[{"name":"mf-a","paths":["/a"],"slots":["s"]}]}');
    if (request.url === '/base/remotes/mf-a/web/slots.d.ts') return response.end('props');
    if (request.url === '/api/v1/openapi.json' && api) return response.end(api);
    if (request.url === '/base/remotes/mf-a/web/entry.11111111.js')
      return response.writeHead(200, { 'content-length': body.length, 'content-encoding': 'br' }).end(body);
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
}

it('reads the active release of a portal, without the digests that each release has', async () => {
  const { files, pages } = await readActiveRelease(await startServer(null), 'mf-a');
  expect([...files]).toEqual([['entry.js', { size: expect.any(Number), content: 'chunk_="a..js"' }]]);
  expect(pages).toEqual({ '/a': ['a.js'] });
  expect((await readActiveRelease(await startServer(null), 'mf-new')).files.size).toBe(0);
});

it('reads a built release alike, with its compressed sizes', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/entry.33333333.js'), 'chunk_bbbbbbbb="a.44444444.js"');
  const file = (size: number) => ({ size, sha256: '' });
  const manifest = {
    entry: 'entry.33333333.js',
    routes: { js: [], css: [] },
    pages: {},
    files: { 'web/entry.33333333.js': file(30), 'web/entry.33333333.js.br': file(20) },
  } as unknown as ReleaseManifest;
  expect([...(await readBuiltRelease(folder, manifest)).files]).toEqual([
    ['entry.js', { size: 20, content: 'chunk_="a..js"' }],
  ]);
});

it.each(stalls)('a portal that stalls (%s) while it sends a file ends the comparison', async (stall) => {
  shortenTimeouts();
  await using stalling = await stallingServer(stall);
  const portal = await startServer(null, `${stalling.url}/`);
  await expect(readActiveRelease(portal, 'mf-a')).rejects.toThrow(/abort|timeout/i);
});

it('reads paths, slots and their props of the active and of a built release', async () => {
  const portal = await startServer(null);
  const claims = { paths: ['/a'], slots: ['s'], slotTypes: 'props' };
  expect(await readActiveClaims(portal, 'mf-a')).toEqual(claims);
  expect(await readActiveClaims(portal, 'mf-new')).toEqual({ paths: [], slots: [], slotTypes: '' });
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'web'));
  const manifest = { paths: ['/a'], slots: { s: { js: [], css: [] } } } as unknown as ReleaseManifest;
  expect(await readBuiltClaims(folder, manifest)).toEqual({ ...claims, slotTypes: '' });
  writeFileSync(join(folder, 'web/slots.d.ts'), 'props');
  expect(await readBuiltClaims(folder, manifest)).toEqual(claims);
});

it('reads the API of a portal, if its server describes it', async () => {
  expect(await readApi(await startServer('{"paths":{}}'))).toEqual({ paths: {} });
  expect(await readApi(await startServer(null))).toBeNull();
});
