import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import type { PlatformEvent } from '../events/events.ts';
import { createPipeline } from './pipeline.ts';
import type { LocatedRemote } from './remote-listing.ts';
import { openFolderStore } from './store/folder-store.ts';

/** The way of the releases of one remote, whose server has release 1. */
async function oneRemote(ahead?: number) {
  const remote = await startFakeRemote({ ...fakeRelease('mf-a', '1').files });
  onTestFinished(() => remote.stop());
  const events: PlatformEvent[] = [];
  const clock = { now: 0 };
  const tested: string[] = [];
  const listings: LocatedRemote[] = [{ name: 'mf-a', url: remote.url }];
  const store = await openFolderStore(temporaryFolder());
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
    ahead,
    report: () => {},
    emit: (event) => events.push(event),
    now: () => clock.now,
  });
  const look = async () => {
    await pipeline.look();
    await pipeline.idle();
  };
  return { remote, listings, store, pipeline, events, clock, tested, look };
}

it('a release is in force once all of it is there, and asked for less often while some is missing', async () => {
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
  expect(pipeline.inForce.now().choices).toMatchObject([{ stable: '1', reason: { kind: 'announced' } }]);
  expect(events.map(({ kind }) => kind)).toEqual([
    'release-in-force',
    'announcement-refused',
    'announcement-back',
    'release-in-force',
  ]);
});

it('a release that others bring takes the place of the one in force once they had the time, tried once', async () => {
  const { remote, listings, pipeline, clock, tested, look } = await oneRemote(6_000);
  const inForceAt = async (now: number) => {
    clock.now = now;
    await look();
    return pipeline.inForce.now().choices[0]?.stable;
  };
  expect(await inForceAt(1_000)).toBe('1');
  remote.files = fakeRelease('mf-a', '2').files;
  expect([await inForceAt(2_000), await inForceAt(7_999), await inForceAt(8_000)]).toEqual(['1', '1', '2']);
  expect(tested).toEqual(['1', '2']);
  // What is in force stays, though it is announced anew.
  listings[0] = { name: 'mf-a', url: remote.url, pin: '2' };
  for (const version of ['1', '2']) {
    remote.files = fakeRelease('mf-a', version).files;
    expect(await inForceAt(16_000)).toBe('2');
  }
});

it('nothing is asked for or decided after the end', async () => {
  const { remote, pipeline, events, look } = await oneRemote();
  pipeline.end();
  await look();
  expect([remote.asked, events]).toEqual([[], []]);
});

it('a remote that is listed again has its release in force, though nothing of it was kept', async () => {
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
  expect(pipeline.inForce.now()).toMatchObject({ choices: [{ stable: '1' }], allKnown: true });
});

it('a remote that announces a new release at each refresh is held back after thirty an hour; the active one stays', async () => {
  const { remote, pipeline, clock, look } = await oneRemote();
  for (let version = 1; version <= 31; version += 1) {
    clock.now += 2_000;
    remote.files = fakeRelease('mf-a', String(version)).files;
    await look();
  }
  expect(pipeline.problemOf('mf-a')).toEqual({ kind: 'too-many', perHour: 30 });
  expect(pipeline.inForce.now().choices).toMatchObject([{ stable: '30' }]);
  clock.now += 3_600_000;
  await look();
  expect(pipeline.problemOf('mf-a')).toBeNull();
  expect(pipeline.inForce.now().choices).toMatchObject([{ stable: '31' }]);
});
