import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { fakeRelease } from '../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../testing/portal-of-releases.ts';
import { preview } from './preview.ts';

const { registry, store, url, list, serve, start, get, shown } = usePortalOfReleases();
const key = 'a secret of all hosts, which is long';

/** Runs the command. @returns what it prints */
async function run(...given: string[]): Promise<string> {
  const printed = vi.spyOn(console, 'info').mockClear();
  await preview(given);
  return printed.mock.calls.join('\n');
}

it('the command publishes a release for visitors with its link, waits for its test, and removes it', async () => {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  const next = await serve(fakeRelease('mf-a', 'next').files);
  const broken = await serve({ ...fakeRelease('mf-a', 'broken', { manifest: { contract: 2 } }).files });
  await list({ name: 'mf-a', url: remote.url });
  await start({ PREVIEW_SECRET: key });
  for (const [name, value] of Object.entries({
    REGISTRY: registry(),
    RELEASES_DIR: store(),
    PORTAL_URL: url(),
    PREVIEW_SECRET: key,
  }))
    vi.stubEnv(name, value);
  expect(await run('publish', 'pr-42', 'mf-a', next.url)).toContain('preview pr-42: mf-a next is ready');
  const link = await run('link', 'pr-42', '--to', '/mf-a');
  expect(link.startsWith(`${url()}/_preview?token=pr-42.`)).toBe(true);
  const opened = await get(link.slice(url().length));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/portal/mf-a']);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await shown('/mf-a', { cookie })).toBe('next');
  await expect(run('publish', 'pr-43', 'mf-a', broken.url)).rejects.toThrow(
    'was built for contract 2; the host supports 1',
  );
  vi.stubEnv('PORTAL_URL', '');
  expect(await run('publish', 'pr-43', 'mf-a', broken.url)).toContain('not tested yet');
  vi.stubEnv('PORTAL_URL', url());
  for (const name of ['pr-42', 'pr-43']) await run('remove', name);
  await eventually(async () =>
    expect(run('link', 'pr-42')).rejects.toThrow(`${url()} has no preview pr-42: publish it first`),
  );
  expect(JSON.parse(await readFile(registry(), 'utf8'))).toEqual([{ name: 'mf-a', url: remote.url }]);
  expect(await readFile(store('audit.jsonl'), 'utf8')).toContain('"kind":"preview-removed"');
  for (const given of [['remove', 'pr-42'], ['publish', 'PR 42', 'mf-a', next.url], ['link'], []])
    await expect(run(...given), given.join(' ')).rejects.toThrow();
});
