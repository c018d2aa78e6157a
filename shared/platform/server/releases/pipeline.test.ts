import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import type { PlatformEvent } from '../events/events.ts';
import { createPipeline } from './pipeline.ts';
import { openFolderStore } from './store/folder-store.ts';

/** The way of the releases of one remote, whose server has release 1. */
async function oneRemote() {
  const remote = await startFakeRemote({ ...fakeRelease('mf-a', '1').files });
  onTestFinished(() => remote.stop());
  const events: PlatformEvent[] = [];
  const clock = { now: 0 };
  const listings = [{ name: 'mf-a', url: remote.url }];
  const pipeline = createPipeline({
    basePath: '/portal',
    listings: () => listings,
    store: await openFolderStore(temporaryFolder()),
    host: { contract: 1, shared: {} },
    smokeTest: async () => ({ kind: 'passed' }),
    days: 14,
    report: () => {},
    emit: (event) => events.push(event),
    now: () => clock.now,
  });
  const look = async () => {
    await pipeline.look();
    await pipeline.idle();
  };
  return { remote, listings, pipeline, events, clock, look };
}

it('a release is in force once all of it is there, and asked for less often while some is missing', async () => {
  const { remote, pipeline, events, clock, look } = await oneRemote();
  const { files, manifest } = fakeRelease('mf-a', '1');
  const entry = `web/${manifest.entry}`;
  delete remote.files[entry];
  await look();
  expect(pipeline.problemOf('mf-a')).toEqual({ kind: 'incomplete' });
  remote.files[entry] = files[entry] ?? '';
  const { length } = remote.asked;
  await look();
  expect(remote.asked.slice(length)).toEqual(['portal.json']);
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

it('nothing is asked for or decided after the end', async () => {
  const { remote, pipeline, events, look } = await oneRemote();
  pipeline.end();
  await look();
  expect([remote.asked, events]).toEqual([[], []]);
});

it('a remote that is listed again has its release in force, though nothing of it was kept', async () => {
  const { listings, pipeline, clock, look } = await oneRemote();
  await look();
  const listed = listings.splice(0);
  await look();
  clock.now = 15 * 86_400_000;
  await look();
  listings.push(...listed);
  await look();
  expect(pipeline.inForce.now()).toMatchObject({ choices: [{ stable: '1' }], allKnown: true });
});
