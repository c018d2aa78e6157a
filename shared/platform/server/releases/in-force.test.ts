import { hash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HostFacts } from '../../contract/release-manifest.ts';
import { type FakeRemote, fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import { aChoice } from '../../testing/release-fixtures.ts';
import { type Choice, noDecision } from './decide-active-releases.ts';
import { createDecisionDocument, describeRemote, readDecisionDocument } from './decision-document.ts';
import { type ActiveReleases, followDecision, keeperAt } from './in-force.ts';
import { emptyRecord } from './release-record.ts';
import { openStore } from './store.ts';

const react = { version: '19.0.0', names: null };
const host: HostFacts = { contract: 1, shared: { react } };

let folder: string;
let keeper: FakeRemote;
let lines: string[];

beforeEach(async () => {
  [folder, keeper, lines] = [temporaryFolder(), await startFakeRemote({}), []];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  return keeper.stop;
});

interface Changes extends Partial<Choice> {
  facts?: HostFacts;
  epoch?: number;
}

const digestOf = (name: string, version: string) =>
  hash('sha256', fakeRelease(name, version).files['portal.json'] ?? '');

/** Makes the keeper serve the objects of a release. */
function serveObjects(name: string, version: string): void {
  for (const content of Object.values(fakeRelease(name, version).files))
    keeper.files[`objects/${hash('sha256', content)}`] = content;
}

/** Returns the document of a keeper with active releases, by remote, and others. */
function createDocument(
  active: Record<string, string | null>,
  others: readonly string[] = [],
  { facts = host, epoch = 0, ...choice }: Changes = {},
): string {
  const names = Object.keys(active);
  const remote = {
    preview: null,
    listing: {},
    record: emptyRecord,
    releases: new Map(),
    waiting: new Set<string>(),
  };
  return JSON.stringify(
    createDecisionDocument(
      facts,
      {
        ...noDecision,
        allKnown: true,
        epoch,
        choices: names.map((name) => aChoice({ ...choice, name, active: active[name] ?? null })),
      },
      names.map((name) => describeRemote({ ...remote, id: name, name, problem: null }, undefined, [])),
      names.flatMap((name) =>
        [active[name] ?? [], others]
          .flat()
          .map((version) => ({ name, version, digest: digestOf(name, version), isPublic: true })),
      ),
    ),
  );
}

/** Makes the keeper list one active release of `mf-a`, and its other releases. */
function decide(active: string | null, others: readonly string[] = [], changes: Changes = {}) {
  for (const version of [active ?? [], others].flat()) serveObjects('mf-a', version);
  keeper.files['in-force.json'] = createDocument({ 'mf-a': active }, others, changes);
}

const follow = async () =>
  followDecision({
    source: keeperAt(keeper.url),
    basePath: '/b',
    store: await openStore(folder),
    host,
    emit: () => {},
  });

/** Returns the active releases after a refresh. */
async function listActive({ refresh, releases }: ActiveReleases): Promise<string> {
  await refresh();
  return releases(null).version;
}

/** Returns the versions whose manifest is stored. */
async function stored(): Promise<string[]> {
  const objects = await readdir(path.join(folder, 'objects'));
  return ['1', '2', '3'].filter((version) => objects.includes(digestOf('mf-a', version)));
}

it.each<[string, HostFacts]>([
  ['another contract', { ...host, contract: 2 }],
  ['another version', { contract: 1, shared: { react: { ...react, version: '20.0.0' } } }],
  ['one module more', { contract: 1, shared: { react, vue: react } }],
])('the decision is invalid for a host that offers remotes %s, not for another build', (_what, reader) => {
  const text = createDocument({ 'mf-a': '1' });
  expect(() => readDecisionDocument(text, reader)).toThrow('another build');
  expect(readDecisionDocument(text, { ...host, icons: {} } as HostFacts)).toMatchObject({
    choices: [{ name: 'mf-a', active: '1' }],
  });
});

it('activates releases although the disk is not writable', async () => {
  decide('1', ['2']);
  await follow();
  await rm(path.join(folder, 'in-force.json'));
  await mkdir(path.join(folder, 'in-force.json'));
  decide('2', ['1']);
  const remotes = await follow();
  expect(remotes.releases(null).version).toBe('mf-a 2');
  decide('1', ['2']);
  expect(await listActive(remotes)).toBe('mf-a 1');
  expect(lines.at(-1)).toMatch(/EISDIR|ENOTEMPTY/);
});

it('starts with the intact releases if one of the keeper’s is damaged, and fetches that one later', async () => {
  serveObjects('mf-a', '1');
  keeper.files['in-force.json'] = createDocument({ 'mf-a': '1', 'mf-b': '1' });
  const remotes = await follow();
  expect(remotes.releases(null).version).toBe('mf-a 1');
  expect(lines.at(-1)).toContain('active releases stay');
  serveObjects('mf-b', '1');
  expect(await listActive(remotes)).toMatch(/mf-a 1.*mf-b 1/s);
});

it('fetches releases for open tabs, and removes those that the keeper removed', async () => {
  decide('3', ['1', '2']);
  const remotes = await follow();
  expect(remotes.releases(null).version).toBe('mf-a 3');
  expect(await stored()).toEqual(['1', '2', '3']);
  decide('3', ['2']);
  await remotes.refresh();
  expect(await stored()).toEqual(['2', '3']);
  decide('3', ['1', '2']);
  await remotes.refresh();
  expect(await stored()).toEqual(['1', '2', '3']);
});

it('activates nothing that the keeper did not decide', async () => {
  decide('1');
  const remotes = await follow();
  decide('2');
  keeper.files[`objects/${digestOf('mf-a', '2')}`] = fakeRelease('mf-a', '3').files['portal.json'] ?? '';
  expect(await listActive(remotes)).toBe('mf-a 1');
  expect(lines.at(-1)).toBe('active releases stay (mf-a 2 is another release)');
  decide('3', [], { facts: { ...host, contract: 2 } });
  expect(await listActive(remotes)).toBe('mf-a 1');
  expect(lines.at(-1)).toContain('decided for another build of the host');
  decide('2');
  expect(await listActive(remotes)).toBe('mf-a 2');
});

it('keeps the releases of a remote of which a keeper with a new disk has none', async () => {
  decide('2');
  const remotes = await follow();
  decide(null);
  expect(await listActive(remotes)).toBe('mf-a 2');
  expect(await stored()).toEqual(['2']);
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

it('fetches a release again that was damaged on disk while it runs', async () => {
  decide('1');
  const remotes = await follow();
  const { manifest, files } = fakeRelease('mf-a', '1');
  const style = manifest.pages.page?.css[0] ?? '';
  const sha256 = manifest.files[`web/${style}`]?.sha256 ?? '';
  await writeFile(path.join(folder, 'objects', sha256), 'damaged');
  const text = async () => (await remotes.releases(null).read('mf-a', `web/${style}`))?.toString() ?? null;
  expect(await text()).toBeNull();
  await remotes.refresh();
  expect(await text()).toBe(files[`web/${style}`]);
});
