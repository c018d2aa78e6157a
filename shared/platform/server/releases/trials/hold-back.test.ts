import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../../testing/portal-of-releases.ts';

const { oneRemote, start, get, url, shows, store } = usePortalOfReleases();

/** Visits a page from a network whose browser then reports that release 2 fails. */
async function failIn(network: number): Promise<void> {
  const headers = { 'x-forwarded-for': `192.0.2.${network}` };
  await get('/mf-a', headers);
  await fetch(`${url()}/_faults`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'mf-a', version: '2', fault: 'broken' }),
  });
}

it('holds back a new release that fails in most networks, but not for many reports of one', async () => {
  const remote = await oneRemote();
  await start({ TRUST_PROXY: '127.0.0.1' });
  remote.files = fakeRelease('mf-a', '2').files;
  await shows('2');
  for (let time = 0; time < 25; time += 1) await failIn(0);
  for (let network = 1; network < 19; network += 1) await failIn(network);
  expect(await readFile(store('audit.jsonl'), 'utf8').catch(() => null)).toBeNull();
  await failIn(19);
  await shows('1');
  await eventually(async () =>
    expect(await readFile(store('audit.jsonl'), 'utf8')).toContain('"version":"2"'),
  );
  expect((await get('/_status')).text).toContain('failed for too many visitors');
});
