import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../../testing/portal-of-releases.ts';

const { oneRemote, start, get, url, shows, store } = usePortalOfReleases();

/** Visits a page from an address whose browser then reports that release 2 fails. */
async function failAt(address: string): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  await get('/mf-a', headers);
  await fetch(`${url()}/_faults`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'mf-a', version: '2', fault: 'broken' }),
  });
}

it('holds back a new release that fails in most networks, but not for many reports of one customer', async () => {
  const remote = await oneRemote();
  await start({ TRUST_PROXY: '127.0.0.1' });
  remote.files = fakeRelease('mf-a', '2').files;
  await shows('2');
  for (let network = 0; network < 25; network += 1) await failAt(`2001:db8:0:${network}::1`);
  // With this customer and the test itself, 19 networks have the release.
  for (let customer = 1; customer <= 17; customer += 1) await failAt(`2001:db8:${customer}::1`);
  expect(await readFile(store('audit.jsonl'), 'utf8').catch(() => null)).toBeNull();
  await failAt('192.0.2.1');
  await shows('1');
  await eventually(async () =>
    expect(await readFile(store('audit.jsonl'), 'utf8')).toMatch(/"version":"2".* of 20 networks/),
  );
  expect((await get('/_status')).text).toContain('failed for too many visitors');
});
