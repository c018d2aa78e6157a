import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';
import { startKeeper, startPortal, type TestPortal } from '../../testing/start-portal.ts';

const { registry, store, list, serve } = usePortalOfReleases();

let keeper: Awaited<ReturnType<typeof startKeeper>>;

const host = (name: string): Promise<TestPortal> =>
  startPortal({ KEEPER_URL: keeper.url, REGISTRY: 'none.json', RELEASES_DIR: store(name) }, null);

async function shown(portal: TestPortal): Promise<string | null> {
  return /of release (\w+)</.exec((await portal.get('/mf-a')).text)?.[1] ?? null;
}
const ready = async ({ url }: TestPortal) => (await fetch(`${url}/readyz`)).status;

/** Starts a keeper with releases 1 and 2 of one remote. */
async function twoReleases() {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  await list({ name: 'mf-a', url: remote.url });
  keeper = await startKeeper({ REGISTRY: registry(), RELEASES_DIR: store('keeper') });
  const first = await host('first');
  expect(await shown(first)).toBe('1');
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await eventually(async () => expect(await shown(first)).toBe('2'));
  return { remote, first };
}

it('hosts of a keeper with empty disks have the pinned release, and roll another one back together', async () => {
  const { remote, first } = await twoReleases();
  await list({ name: 'mf-a', url: remote.url, pin: '1' });
  await eventually(async () => expect(await shown(first)).toBe('1'));
  const hosts = [first, await host('second')];
  expect(await Promise.all(hosts.map(shown))).toEqual(['1', '1']);
  const { revision } = JSON.parse(await (await fetch(`${keeper.url}/in-force.json`)).text());
  for (const each of hosts)
    expect(JSON.parse((await each.get('/_status?format=json')).text)).toMatchObject({ revision });
  await list({ name: 'mf-a', url: remote.url });
  for (const each of hosts) await eventually(async () => expect(await shown(each)).toBe('2'));
});

it('hosts of a keeper contact no remote, and keep working without the keeper, even after a restart', async () => {
  const { remote, first } = await twoReleases();
  await keeper.stop();
  const asked = remote.asked.length;
  await first.stop();
  const again = await host('first');
  expect([await shown(again), await ready(again)]).toEqual(['2', 200]);
  expect(remote.asked).toHaveLength(asked);
  const fresh = await host('fresh');
  expect([await shown(fresh), await ready(fresh)]).toEqual([null, 503]);
});

it('a keeper sends hosts files of stored releases, and nothing else of its disk', async () => {
  await twoReleases();
  const status = async (address: string) => (await fetch(keeper.url + address)).status;
  const { sha256 } = Object.values(fakeRelease('mf-a', '2').manifest.files)[0] ?? {};
  expect(await status(`/objects/${sha256}`)).toBe(200);
  for (const name of ['0'.repeat(64), '..%2fregistry.json', '..%2fremotes%2fmf-a.json', '__proto__'])
    expect([name, await status(`/objects/${name}`)]).toEqual([name, 404]);
});
