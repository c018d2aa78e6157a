import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';
import { startKeeper } from '../../testing/start-keeper.ts';
import { startPortal, type TestPortal } from '../../testing/start-portal.ts';

const { registry, store, list, serve } = usePortalOfReleases();

let keeper: Awaited<ReturnType<typeof startKeeper>>;
const running: { stop(): Promise<void> }[] = [];
afterEach(() => Promise.all(running.splice(0).map((each) => each.stop())));

async function host(name: string): Promise<TestPortal> {
  const env = {
    KEEPER_URL: keeper.url,
    REGISTRY: 'none.json',
    RELEASES_DIR: store(name),
    TRUST_PROXY: '127.0.0.1',
  };
  const started = await startPortal(env, null);
  running.push(started);
  return started;
}

async function shown(portal: TestPortal): Promise<string | null> {
  return /of release (\w+)</.exec((await portal.get('/mf-a')).text)?.[1] ?? null;
}
const ready = async ({ url }: TestPortal) => (await fetch(`${url}/readyz`)).status;

/** Starts a keeper with releases 1 and 2 of one remote. */
async function twoReleases(env?: Record<string, string>) {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  await list({ name: 'mf-a', url: remote.url });
  keeper = await startKeeper({ REGISTRY: registry(), RELEASES_DIR: store('keeper'), ...env });
  running.push(keeper);
  const first = await host('first');
  expect(await shown(first)).toBe('1');
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await eventually(async () => expect(await shown(first)).toBe('2'));
  return { remote, first };
}

describe('hosts of a keeper', () => {
  it('with empty disks have the pinned release, and roll another one back together', async () => {
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

  it('change no release because of reports of browsers, from any number of networks', async () => {
    const { remote, first } = await twoReleases();
    const canary = (percent: number) =>
      list({ name: 'mf-a', url: remote.url, pin: '1', canary: { version: '2', percent } });
    const visit = async (network: number, bucket: number) => {
      const headers = { 'x-forwarded-for': `192.0.2.${network}`, cookie: `lancamento=${bucket}` };
      return { headers, text: (await first.get('/mf-a', headers)).text };
    };
    await canary(50);
    await eventually(async () => expect((await visit(0, 99)).text).toContain('of release 1'));
    for (let network = 1; network <= 60; network += 1) {
      const { headers } = await visit(network, network % 2 ? 0 : 99);
      const body = JSON.stringify({ remote: 'mf-a', version: network % 2 ? '2' : '1', fault: 'render' });
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      expect((await fetch(`${first.url}/portal/_faults`, sent)).status).toBe(204);
    }
    // A later decision of the keeper, with all reports.
    await canary(60);
    await eventually(async () => {
      const { remotes } = JSON.parse((await first.get('/_status?format=json')).text);
      expect(remotes[0]).toMatchObject({
        active: { version: '1' },
        canary: { version: '2', percent: 60 },
        verdict: { kind: 'admitted', reasons: [] },
      });
    });
    expect((await visit(0, 0)).text).toContain('of release 2');
  });

  it('show a new release once all of them have had time to fetch it', async () => {
    await twoReleases({ REFRESH_MS: '500' });
    const state = JSON.parse(await readFile(store('keeper', 'remotes', 'mf-a.json'), 'utf8'));
    expect(Date.now() - state.releases.releases['2'].announcedAt).toBeGreaterThanOrEqual(1_500);
  });

  it('contact no remote, and keep working without the keeper, even after a restart', async () => {
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

  it('repair damaged files from the keeper, which repairs its own', async () => {
    const { first } = await twoReleases();
    const { manifest, files } = fakeRelease('mf-a', '2');
    const address = `web/${manifest.entry}`;
    await first.stop();
    for (const each of ['first', 'keeper'])
      await writeFile(store(each, 'objects', manifest.files[address]?.sha256 ?? ''), 'another');
    const again = await host('first');
    await eventually(async () =>
      expect((await again.get(`/remotes/mf-a/${address}`)).text).toBe(files[address]),
    );
  });
});

it('sends hosts files of stored releases, and nothing else of its disk', async () => {
  await twoReleases();
  const status = async (address: string) => (await fetch(keeper.url + address)).status;
  const { sha256 } = Object.values(fakeRelease('mf-a', '2').manifest.files)[0] ?? {};
  expect(await status(`/objects/${sha256}`)).toBe(200);
  for (const name of ['0'.repeat(64), '..%2fregistry.json', '..%2fremotes%2fmf-a.json', '__proto__'])
    expect([name, await status(`/objects/${name}`)]).toEqual([name, 404]);
});
