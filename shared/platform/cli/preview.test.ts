import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../testing/portal-of-releases.ts';

const { registry, store, url, list, serve, start, get, shown } = usePortalOfReleases();
const command = path.join(import.meta.dirname, 'portal.ts');
const key = 'a secret of all hosts, which is long';

const run = (...given: string[]) => runFor(url(), ...given);

async function runFor(portalUrl: string, ...given: string[]): Promise<{ code: number; out: string }> {
  const env = {
    ...process.env,
    REGISTRY: registry(),
    RELEASES_DIR: store(),
    PORTAL_URL: portalUrl,
    PREVIEW_KEY: key,
  };
  const child = spawn(process.execPath, [command, 'preview', ...given], { env });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk));
  const [code] = await once(child, 'close');
  return { code, out };
}

it('the command publishes a release for visitors with its link, waits for its test, and removes it', async () => {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  const next = await serve(fakeRelease('mf-a', 'next').files);
  const broken = await serve({ ...fakeRelease('mf-a', 'broken', { manifest: { contract: 2 } }).files });
  await list({ name: 'mf-a', url: remote.url });
  await start({ PREVIEW_KEY: key });
  expect(await run('publish', 'pr-42', 'mf-a', next.url)).toMatchObject({
    code: 0,
    out: expect.stringContaining('preview pr-42: mf-a next is ready'),
  });
  const link = await run('link', 'pr-42', '--to', '/mf-a');
  expect(link.out.startsWith(`${url()}/_preview?token=pr-42.`)).toBe(true);
  const opened = await get(link.out.trim().slice(url().length));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/portal/mf-a']);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await shown('/mf-a', { cookie })).toBe('next');
  expect(await run('publish', 'pr-43', 'mf-a', broken.url)).toMatchObject({
    code: 1,
    out: expect.stringContaining('was built for contract 2; the host supports 1'),
  });
  expect(await runFor('', 'publish', 'pr-43', 'mf-a', broken.url)).toMatchObject({
    code: 0,
    out: expect.stringContaining('not tested yet'),
  });
  for (const name of ['pr-42', 'pr-43']) expect((await run('remove', name)).code).toBe(0);
  await eventually(async () =>
    expect(await run('link', 'pr-42')).toEqual({
      code: 1,
      out: `${url()} has no preview pr-42: publish it first\n`,
    }),
  );
  expect(JSON.parse(await readFile(registry(), 'utf8'))).toEqual([{ name: 'mf-a', url: remote.url }]);
  expect(await readFile(store('audit.jsonl'), 'utf8')).toContain('"kind":"preview-removed"');
  for (const given of [['remove', 'pr-42'], ['publish', 'PR 42', 'mf-a', next.url], ['link'], []])
    expect((await run(...given)).code, given.join(' ')).toBe(1);
});
