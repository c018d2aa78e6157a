import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runBuildScript } from '@portal/platform/build';
import { fakeRelease, usePortalOfReleases } from '@portal/platform/testing';
import { beforeAll, expect, it } from 'vitest';
import { portalConfig } from './host/portal.config.ts';

const folder = (name: string) => path.join(import.meta.dirname, name);
const host = { portal: portalConfig, dist: folder('host/dist'), answer: {} };
const { list, serve, start, get, shown, shows, heard } = usePortalOfReleases(host);

beforeAll(async () => {
  for (const name of ['host', 'mf-books']) await runBuildScript(folder(name));
});

/** Built files of the remote, by their URLs. */
function builtFiles(): Record<string, Buffer> {
  const dist = folder('mf-books/dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(dist, file))]));
}

const paths = ['/', '/books/:id'];

it('is rendered on the server, replaced under load, and keeps the release before a broken one', async () => {
  const remote = await serve(builtFiles());
  await list({ name: 'mf-books', url: remote.url });
  await start();
  const home = await get('/');
  expect(home.text).toMatch(/<html lang="en">.*<header>.*Riverside library.*<h1>Books<\/h1>/s);
  expect((await get('/books/2')).text).toContain('<h1>The tide table, explained</h1>');
  expect((await get('/books/9')).status).toBe(404);

  let isSwapping = true;
  const statuses = new Set<number>();
  const visits = (async () => {
    while (isSwapping) statuses.add((await get('/')).status);
  })();
  Object.assign(remote.files, fakeRelease('mf-books', '2', { manifest: { paths } }).files);
  await shows('2', '/');
  isSwapping = false;
  await visits;
  expect([...statuses]).toEqual([200]);

  const broken = fakeRelease('mf-books', '3', { manifest: { paths }, first: "throw new Error('broken')" });
  Object.assign(remote.files, broken.files);
  await heard('release 3 failed its smoke test (broken at ');
  expect(await shown('/')).toBe('2');
});
