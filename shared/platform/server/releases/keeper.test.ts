import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formatReason } from '../../contract/reasons.ts';
import { fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import { testPortal } from '../../testing/test-portal.ts';
import type { PlatformEvent } from '../events/events.ts';
import { openKeeper } from './keeper.ts';
import type { RemoteListing } from './registry.ts';
import { openStore } from './store.ts';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

/** Starts a keeper for one remote, whose server has release 1. */
async function oneRemote(activationDelayMs = 0, root = temporaryFolder()) {
  const remote = await startFakeRemote({ ...fakeRelease('mf-a', '1').files });
  onTestFinished(() => remote.stop());
  const [events, lines, tested]: [PlatformEvent[], string[], string[]] = [[], [], []];
  const clock = { now: 0 };
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  // After the commits of the releases.
  const date = vi.spyOn(Date, 'now').mockImplementation(() => Date.parse('2026-01-02') + clock.now);
  onTestFinished(() => date.mockRestore());
  /** How many smoke tests still fail. */
  const broken = { tests: 0 };
  const registry = path.join(temporaryFolder(), 'registry.json');
  const list = (listing: Partial<RemoteListing>) =>
    writeFile(registry, JSON.stringify([{ name: 'mf-a', url: remote.url, ...listing }]));
  await list({});
  const store = await openStore(root);
  const keeper = await openKeeper({
    config: { registry, releaseDays: 14, dataBudget: 0, portal: testPortal },
    store,
    facts: { contract: 1, shared: {} },
    renderer: {
      async test({ manifests }, run) {
        tested.push(manifests[0]?.version ?? '');
        broken.tests -= 1;
        const isBroken = broken.tests >= 0;
        const failed = { kind: 'failed', reason: 'broken' };
        const redirect = { kind: 'redirect', status: 302, location: '/' };
        return run({
          run: async ({ kind }) => (kind === 'check' ? null : isBroken ? failed : redirect) as never,
        });
      },
    },
    assets: temporaryFolder(),
    activationDelayMs,
    emit: (event) => events.push(event),
  });
  /** Refreshes until nothing is being published. */
  const refresh = () => keeper.refresh(60_000);
  const choice = () => keeper.document().choices[0];
  const reasons = () => choice()?.status.verdict.reasons;
  const releases = () => store.releases('mf-a');
  return {
    root,
    remote,
    list,
    broken,
    keeper,
    events,
    lines,
    clock,
    tested,
    refresh,
    choice,
    reasons,
    releases,
  };
}

it('a release is active once all of it is stored, and requested after a rest while a file is missing', async () => {
  const { remote, events, clock, refresh, choice, reasons } = await oneRemote();
  const { files } = remote;
  remote.files = { 'portal.json': files['portal.json'] ?? '' };
  await refresh();
  expect(reasons()).toEqual([formatReason({ kind: 'incomplete' })]);
  remote.files = files;
  await refresh();
  expect(reasons()).toEqual([formatReason({ kind: 'incomplete' })]);
  clock.now = 5_000;
  await refresh();
  expect(reasons()).toEqual([]);
  expect(choice()).toMatchObject({ active: '1', status: { reason: 'announced last' } });
  expect(events.map(({ kind }) => kind)).toEqual(['announcement-rejected', 'announcement-back']);
});

it('a release becomes active once other hosts have had time to fetch it, and is tested once', async () => {
  const { remote, list, clock, tested, refresh, choice } = await oneRemote(6_000);
  const activeAt = async (now: number) => {
    clock.now = now;
    await refresh();
    return choice()?.active;
  };
  expect(await activeAt(1_000)).toBe('1');
  remote.files = fakeRelease('mf-a', '2').files;
  expect([await activeAt(2_000), await activeAt(7_999), await activeAt(8_000)]).toEqual(['1', '1', '2']);
  expect(tested).toEqual(['1', '2']);
  // The active release stays, although it is announced again.
  await list({ pin: '2' });
  for (const version of ['1', '2']) {
    remote.files = fakeRelease('mf-a', version).files;
    expect(await activeAt(16_000)).toBe('2');
  }
});

it('a release that fails its smoke test is tested again after a minute, and reported once', async () => {
  const { remote, broken, lines, clock, tested, refresh, choice, reasons } = await oneRemote();
  await refresh();
  broken.tests = 2;
  remote.files = fakeRelease('mf-a', '2').files;
  for (const now of [0, 59_999, 60_000]) {
    clock.now = now;
    await refresh();
    expect(choice()?.active).toBe('1');
    expect(reasons()).toEqual(['failed its smoke test on the server (/mf-a)']);
  }
  clock.now = 120_000;
  await refresh();
  expect([choice()?.active, reasons()]).toEqual(['2', []]);
  expect(tested).toEqual(['1', '2', '2', '2']);
  expect(lines.filter((line) => line.includes('broken'))).toHaveLength(1);
});

const { manifest, files } = fakeRelease('mf-a', '1');
const entry = `web/${manifest.entry}`;
const objectOf = (root: string, content = '') => path.join(root, 'objects', hash('sha256', content));
const damage = (root: string, file: string) => writeFile(objectOf(root, files[file]), 'damaged');

/** Returns the events of another start with the same store. */
async function restarted(root: string): Promise<PlatformEvent[]> {
  const { events, refresh } = await oneRemote(0, root);
  await refresh();
  return events;
}

it('a stored release of which a read finds a file damaged is repaired from its remote’s server', async () => {
  const { root, releases, events, refresh, choice } = await oneRemote();
  await refresh();
  await damage(root, entry);
  expect(await releases().get('1')?.read(entry)).toBeNull();
  await refresh();
  expect((await releases().get('1')?.read(entry))?.toString()).toBe(files[entry]);
  expect(events).toEqual([{ kind: 'release-damaged', remote: 'mf-a', version: '1', isRepaired: true }]);
  expect(choice()?.active).toBe('1');
});

it('a start repairs damaged files and manifests', async () => {
  const { root, refresh } = await oneRemote();
  await refresh();
  for (const file of [entry, 'portal.json']) {
    await damage(root, file);
    expect(await restarted(root)).toEqual([
      { kind: 'release-damaged', remote: 'mf-a', version: '1', isRepaired: true },
    ]);
    expect(await readFile(objectOf(root, files[file]), 'utf8')).toBe(files[file]);
  }
});

it('a damaged release that cannot be repaired is removed and reported, and returns with its remote’s server', async () => {
  const { root, remote, releases, events, refresh, choice, reasons } = await oneRemote();
  await refresh();
  const { files } = remote;
  remote.files = {};
  await damage(root, entry);
  await releases().get('1')?.read(entry);
  await refresh();
  expect(events).toContainEqual({ kind: 'release-damaged', remote: 'mf-a', version: '1', isRepaired: false });
  expect([...releases().keys()]).toEqual([]);
  expect([choice()?.active, reasons()]).toEqual([null, [formatReason({ kind: 'damaged', version: '1' })]]);
  remote.files = files;
  await refresh();
  expect([choice()?.active, reasons()]).toEqual(['1', []]);
});

it('a disk that is temporarily unreadable damages nothing', async () => {
  const { releases, events, refresh } = await oneRemote();
  await refresh();
  vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error(), { code: 'EMFILE' }));
  await expect(releases().get('1')?.read(entry)).rejects.toThrow();
  await refresh();
  expect(events).toEqual([]);
});
