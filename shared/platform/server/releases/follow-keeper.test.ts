import { hash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeEach, expect, it } from 'vitest';
import { type FakeRemote, fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import type { ActiveDocument } from './active/active-document.ts';
import { followKeeper, getActiveDocumentPath } from './follow-keeper.ts';
import { remoteStatus } from './remote-status.ts';
import type { Remotes } from './remotes.ts';
import { emptyRecord } from './store/release-record.ts';
import { openReleaseStore } from './store/release-store.ts';

const host = { contract: 1, shared: {} };
/** Digest of what that host offers. */
const facts = hash('sha256', JSON.stringify([1, []]));

let folder: string;
let keeper: FakeRemote;
let said: string[];

beforeEach(async () => {
  [folder, keeper, said] = [temporaryFolder(), await startFakeRemote({}), []];
  return keeper.stop;
});

const nothing = { record: emptyRecord, releases: new Map() };
const listing = { name: 'mf-a', url: 'http://a.example' };
/** Public status, on which nothing here depends. */
const status = remoteStatus({ listing, stored: nothing, choice: undefined, problem: null });

type Changes = Partial<ActiveDocument> & { canary?: string };

/** Makes the keeper list one active release of a remote, and its other releases. */
function decide(stable: string | null, others: readonly string[] = [], { canary, ...changes }: Changes = {}) {
  const versions = stable === null ? others : [stable, ...others];
  const releases = versions.map((version) => {
    const { files } = fakeRelease('mf-a', version);
    for (const [file, content] of Object.entries(files))
      keeper.files[`releases/mf-a/${version}/${file}`] = content;
    return { name: 'mf-a', version, digest: hash('sha256', files['portal.json'] ?? '') };
  });
  const choice = { name: 'mf-a', stable, canary: canary ?? null, percent: 30, fallback: null, reason: null };
  const document = { revision: '', facts, build: facts, epoch: 0, allKnown: true, releases, ...changes };
  keeper.files['in-force.json'] = JSON.stringify({ ...document, choices: [{ ...choice, status }] });
}

const follow = async (copy = getActiveDocumentPath(folder)) =>
  followKeeper({
    url: keeper.url,
    basePath: '/b',
    store: await openReleaseStore(folder),
    host,
    copy,
    report: (line) => said.push(line),
    emit: () => {},
  });

/** Returns the active releases after a refresh. */
async function listActive({ refresh, releases }: Remotes): Promise<string> {
  await refresh();
  return releases(null).version;
}

const kept = async () =>
  (await readdir(path.join(folder, 'mf-a'))).filter((name) => /^\d$/.test(name)).sort();

it('activates releases although the disk is not writable', async () => {
  decide('1', ['2']);
  await follow();
  decide('2', ['1']);
  const remotes = await follow(path.join(folder, 'away', 'in-force.json'));
  expect(remotes.releases(null).version).toBe('mf-a 2');
  decide('1', ['2']);
  expect(await listActive(remotes)).toBe('mf-a 1');
  expect(said.at(-1)).toContain('ENOENT');
});

it('starts with the intact releases if one of the keeper’s is damaged, and fetches that one later', async () => {
  decide('1');
  const document = { ...JSON.parse(String(keeper.files['in-force.json'])), revision: 'r1' };
  const { files } = fakeRelease('mf-b', '1');
  const [choice] = document.choices;
  document.choices.push({ ...choice, name: 'mf-b', stable: '1', status: { ...status, name: 'mf-b' } });
  document.releases.push({ name: 'mf-b', version: '1', digest: hash('sha256', files['portal.json'] ?? '') });
  keeper.files['in-force.json'] = JSON.stringify(document);
  const remotes = await follow();
  expect(remotes.releases(null).version).toBe('mf-a 1');
  expect(said.at(-1)).toContain('active releases stay');
  for (const [file, content] of Object.entries(files)) keeper.files[`releases/mf-b/1/${file}`] = content;
  expect(await listActive(remotes)).toMatch(/mf-a 1.*mf-b 1/s);
});

it('fetches releases for open tabs, and removes those that the keeper removed', async () => {
  decide('3', ['1', '2']);
  const remotes = await follow();
  expect(remotes.releases(null).version).toBe('mf-a 3');
  expect(await kept()).toEqual(['1', '2', '3']);
  decide('3', ['2']);
  await remotes.refresh();
  expect(await kept()).toEqual(['2', '3']);
});

it('gives a canary to the decided percentage of visitors', async () => {
  decide('1', ['2'], { canary: '2' });
  const remotes = await follow();
  expect(remotes.hasCanaries()).toBe(true);
  expect([29, 30].map((bucket) => remotes.releases(bucket).version)).toEqual(['mf-a 2', 'mf-a 1']);
});

it('activates nothing that the keeper did not decide', async () => {
  decide('1');
  const remotes = await follow();
  decide('2');
  keeper.files['releases/mf-a/2/portal.json'] = fakeRelease('mf-a', '3').files['portal.json'] ?? '';
  expect(await listActive(remotes)).toBe('mf-a 1');
  expect(said.at(-1)).toBe('active releases stay (mf-a 2 is another release)');
  decide('3', [], { facts: hash('sha256', 'another') });
  expect(await listActive(remotes)).toBe('mf-a 1');
  expect(said.at(-1)).toContain('decided for another build of the host');
  decide('2');
  expect(await listActive(remotes)).toBe('mf-a 2');
});

it('keeps the releases of a remote of which a keeper with a new disk has none', async () => {
  decide('2');
  const remotes = await follow();
  decide(null);
  expect(await listActive(remotes)).toBe('mf-a 2');
  expect(await kept()).toEqual(['2']);
});

it('keeps pages while the active releases stay, and discards them after a rollback', async () => {
  decide('2');
  const remotes = await follow();
  const before = remotes.releases(null);
  decide('2', ['1'], { epoch: 7 });
  await remotes.refresh();
  expect(remotes.releases(null)).toBe(before);
  decide('1', ['2'], { epoch: 8 });
  await remotes.refresh();
  expect(remotes.releases(null)).toMatchObject({ version: 'mf-a 1', epoch: before.epoch + 1 });
});

it('fetches nothing that is stored, and reports once that the keeper is unreachable', async () => {
  decide('1');
  const remotes = await follow();
  keeper.asked = [];
  await remotes.refresh();
  expect(keeper.asked).toEqual(['in-force.json']);
  said = [];
  delete keeper.files['in-force.json'];
  for (const _time of [1, 2]) await remotes.refresh();
  decide('1');
  await remotes.refresh();
  expect(said).toEqual(['active releases stay (answers 404)', 'the keeper is back']);
});

it('fetches a release again that was damaged on disk while it runs', async () => {
  decide('1');
  const remotes = await follow();
  const { manifest, files } = fakeRelease('mf-a', '1');
  const style = manifest.pages.page?.css[0] ?? '';
  await writeFile(path.join(folder, 'mf-a', '1', 'web', style), 'damaged');
  const text = () => remotes.releases(null).text('mf-a', style);
  expect(await text()).toBeNull();
  await remotes.refresh();
  expect(await text()).toBe(files[`web/${style}`]);
});
