import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../shared/tooling/testing/temporary-folder.ts';
import { readHostFacts, readManifest } from './read-manifest.ts';

const manifest = {
  name: 'mf-a',
  team: 'Equipe',
  contract: 1,
  version: '1',
  commit: null,
  paths: ['/a'],
  entry: 'entry.js',
  routes: { js: [], css: [] },
  pages: {},
  slots: {},
  server: { file: 'remote.cjs', sha256: 'a'.repeat(64), exposes: ['routes'] },
  files: Object.fromEntries(
    ['web/entry.js', 'server/remote.cjs'].map((name) => [name, { sha256: 'a'.repeat(64), size: 1 }]),
  ),
  shared: {},
  previous: null,
};

const dir = temporaryFolder();
let server: Server;
let address: string;

beforeAll(async () => {
  writeFileSync(join(dir, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(join(dir, 'host.json'), JSON.stringify({ version: '1', contract: 1, shared: {} }));
  writeFileSync(join(dir, 'old.json'), JSON.stringify({ ...manifest, files: undefined }));
  writeFileSync(join(dir, 'page.html'), '<html></html>');
  server = createServer((request, response) => {
    if (request.url === '/portal.json') response.end(JSON.stringify(manifest));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

it('a manifest is read from a file or an address', async () => {
  expect(await readManifest(join(dir, 'portal.json'))).toEqual(manifest);
  expect(await readManifest(`${address}/portal.json`)).toEqual(manifest);
  expect(await readHostFacts(join(dir, 'host.json'))).toEqual({ contract: 1, shared: {} });
});

it.each([
  ['a file that is not there', () => join(dir, 'none.json'), 'cannot be read'],
  ['a page that is not there', () => `${address}/none.json`, 'cannot be read: it answers 404'],
  ['something else', () => join(dir, 'page.html'), 'is not what a build describes itself by'],
  ['a manifest that names no files', () => join(dir, 'old.json'), 'is not what a build describes itself by'],
])('what cannot be is said in one line that names it: %s', async (_, source, words) => {
  const message = await readManifest(source()).catch((error: Error) => error.message);
  expect(message).toContain(`${source()} ${words}`);
  expect(message).not.toContain('\n');
});
