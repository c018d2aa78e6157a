import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import type { PlatformEvent } from '../events/events.ts';
import { createPipeline } from './pipeline.ts';
import type { LocatedRemote } from './registry.ts';
import { openReleaseStore } from './store/release-store.ts';

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

/** Starts a pipeline for one remote, whose server has release 1. */
async function oneRemote(ahead?: number, root = temporaryFolder()) {
  const remote = await startFakeRemote({ ...fakeRelease('mf-a', '1').files });
  onTestFinished(() => remote.stop());
  const events: PlatformEvent[] = [];
  const clock = { now: 0 };
  const tested: string[] = [];
  const listings: LocatedRemote[] = [{ name: 'mf-a', url: remote.url }];
  const store = await openReleaseStore(root);
  const pipeline = createPipeline({
    basePath: '/portal',
    listings: () => listings,
    store,
    host: { contract: 1, shared: {} },
    async smokeTest({ manifest }) {
      tested.push(manifest.version);
      return { kind: 'passed' };
    },
    days: 14,
    activationDelayMs: ahead,
    report: () => {},
    emit: (event) => events.push(event),
    // After the commits of the releases.
    now: () => Date.parse('2026-01-02') + clock.now,
  });
  const look = async () => {
    await pipeline.refresh();
    await pipeline.idle();
  };
  return { root, remote, listings, store, pipeline, events, clock, tested, look };
}

it('a release is active once all of it is stored, and requested less often while a file is missing', async () => {
  const { remote, pipeline, events, clock, look } = await oneRemote();
  const { files } = remote;
  remote.files = { 'portal.json': files['portal.json'] ?? '' };
  await look();
  expect(pipeline.problemOf('mf-a')).toEqual({ kind: 'incomplete' });
  Object.assign(remote, { files, asked: [] });
  await look();
  expect(remote.asked).toEqual(['portal.json']);
  clock.now = 2_000;
  await look();
  expect(pipeline.problemOf('mf-a')).toBeNull();
  expect(pipeline.active.now().choices).toMatchObject([{ stable: '1', reason: { kind: 'announced' } }]);
  expect(events.map(({ kind }) => kind)).toEqual([
    'release-in-force',
    'announcement-refused',
    'announcement-back',
    'release-in-force',
  ]);
});

it('a release becomes active once other hosts have had time to fetch it, and is tested once', async () => {
  const { remote, listings, pipeline, clock, tested, look } = await oneRemote(6_000);
  const stableAt = async (now: number) => {
    clock.now = now;
    await look();
    return pipeline.active.now().choices[0]?.stable;
  };
  expect(await stableAt(1_000)).toBe('1');
  remote.files = fakeRelease('mf-a', '2').files;
  expect([await stableAt(2_000), await stableAt(7_999), await stableAt(8_000)]).toEqual(['1', '1', '2']);
  expect(tested).toEqual(['1', '2']);
  // The active release stays, although it is announced again.
  listings[0] = { name: 'mf-a', url: remote.url, pin: '2' };
  for (const version of ['1', '2']) {
    remote.files = fakeRelease('mf-a', version).files;
    expect(await stableAt(16_000)).toBe('2');
  }
});

it('nothing is requested or decided after the end', async () => {
  const { remote, pipeline, events, look } = await oneRemote();
  pipeline.end();
  await look();
  expect([remote.asked, events]).toEqual([[], []]);
});

it('a remote that is listed again gets its release back, although nothing of it was stored', async () => {
  const { listings, store, pipeline, clock, look } = await oneRemote();
  const stored = () => [...store.of('mf-a').releases.keys()];
  clock.now = 1;
  await look();
  const listed = listings.splice(0);
  await look();
  clock.now = 14 * 86_400_000;
  await look();
  expect(stored()).toEqual(['1']);
  clock.now += 1;
  await look();
  expect(stored()).toEqual([]);
  listings.push(...listed);
  await look();
  expect(pipeline.active.now()).toMatchObject({ choices: [{ stable: '1' }], allKnown: true });
});

it('a remote that announces a new release at each refresh is limited to thirty an hour; the active one stays', async () => {
  const { remote, pipeline, clock, look } = await oneRemote();
  for (let version = 1; version <= 31; version += 1) {
    clock.now += 2_000;
    remote.files = fakeRelease('mf-a', String(version)).files;
    await look();
  }
  expect(pipeline.problemOf('mf-a')).toEqual({ kind: 'too-many', perHour: 30 });
  expect(pipeline.active.now().choices).toMatchObject([{ stable: '30' }]);
  clock.now += 3_600_000;
  await look();
  expect(pipeline.problemOf('mf-a')).toBeNull();
  expect(pipeline.active.now().choices).toMatchObject([{ stable: '31' }]);
});

const { entry } = fakeRelease('mf-a', '1').manifest;
const damage = (root: string, file: string, content = 'damaged') =>
  writeFile(path.join(root, 'mf-a', '1', file), content);
const choices = (stable: string | null) => ({ choices: [{ stable }], allKnown: true });

it.each([`web/${entry}`, 'portal.json'])(
  'a stored release whose %s a read finds damaged is repaired from its remote’s server, and stays active',
  async (file) => {
    const { root, store, pipeline, events, look } = await oneRemote();
    await look();
    const release = store.of('mf-a').releases.get('1');
    const content = await release?.read(file);
    events.length = 0;
    await damage(root, file);
    expect(await release?.read(file)).toBeNull();
    await pipeline.idle();
    expect(await release?.read(file)).toEqual(content);
    expect(events).toEqual([{ kind: 'release-damaged', remote: 'mf-a', version: '1', isRepaired: true }]);
    expect(pipeline.active.now()).toMatchObject(choices('1'));
  },
);

it('a damaged release that cannot be repaired is removed and reported, and returns with its remote’s server', async () => {
  const { root, remote, store, pipeline, events, look } = await oneRemote();
  await look();
  const { files } = remote;
  remote.files = {};
  await damage(root, `web/${entry}`);
  await store.of('mf-a').releases.get('1')?.read(`web/${entry}`);
  await look();
  expect(events).toContainEqual({ kind: 'release-damaged', remote: 'mf-a', version: '1', isRepaired: false });
  expect([...store.of('mf-a').releases.keys()]).toEqual([]);
  expect(pipeline.active.now()).toMatchObject(choices(null));
  expect(pipeline.problemOf('mf-a')).toEqual({ kind: 'damaged', version: '1' });
  remote.files = files;
  await look();
  expect(pipeline.active.now()).toMatchObject(choices('1'));
  expect(pipeline.problemOf('mf-a')).toBeNull();
});

it('a start checks stored releases that are not active, and manifests', async () => {
  const { root, remote, look } = await oneRemote();
  await look();
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await look();
  await damage(root, `web/${entry}`);
  const again = await oneRemote(0, root);
  await again.pipeline.begin();
  await again.pipeline.idle();
  expect(again.events).toContainEqual({
    kind: 'release-damaged',
    remote: 'mf-a',
    version: '1',
    isRepaired: true,
  });
  const manifest = await readFile(path.join(root, 'mf-a', '1', 'portal.json'), 'utf8');
  await damage(root, 'portal.json', manifest.replace('/mf-a', '/mf-b'));
  const { pipeline, events, store } = await oneRemote(0, root);
  await pipeline.begin();
  await pipeline.idle();
  expect(events[0]).toEqual({ kind: 'release-damaged', remote: 'mf-a', version: '1', isRepaired: false });
  expect(pipeline.active.now()).toMatchObject(choices('2'));
  expect([...store.of('mf-a').releases.keys()]).toEqual(['2']);
});

it('a disk that is temporarily unreadable damages nothing', async () => {
  const { store, pipeline, events, look } = await oneRemote();
  await look();
  events.length = 0;
  vi.mocked(readFile).mockRejectedValueOnce(Object.assign(new Error(), { code: 'EMFILE' }));
  await expect(store.of('mf-a').releases.get('1')?.read(`web/${entry}`)).rejects.toThrow();
  await pipeline.idle();
  expect(events).toEqual([]);
});
