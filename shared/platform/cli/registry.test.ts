import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RemoteListing } from '../server/releases/registry.ts';
import { fakeRelease } from '../testing/fake-remote.ts';
import { usePortalOfReleases } from '../testing/portal-of-releases.ts';
import { recordOf } from '../testing/release-fixtures.ts';
import { registry as command, type Edit, editListing } from './registry.ts';
import { newKey } from './release.ts';

const { registry, store, list, serve, start, shows } = usePortalOfReleases();

beforeEach(() => {
  vi.stubEnv('REGISTRY', registry());
  vi.stubEnv('RELEASES_DIR', store());
});

const listed = async () => JSON.parse(await readFile(registry(), 'utf8'));

it('without the host’s folder of releases, says which variable to set', async () => {
  await list({ name: 'mf-a' });
  for (const given of [['list'], ['promote', 'mf-a', '--reason', 'x']]) {
    await expect(command(given)).rejects.toThrow('contains no releases: set DATA_DIR (or RELEASES_DIR)');
  }
});

it('the command rolls a release back, including cached pages, logs the reason, and rejects invalid edits', async () => {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  await list({ name: 'mf-a', url: remote.url });
  await start({ HTML_CACHE_SECONDS: '3600' });
  await shows('1');
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await shows('2');
  await command(['rollback', 'mf-a', '--reason', 'Erro na lista']);
  await shows('1');
  const audit = JSON.parse(await readFile(store('audit.jsonl'), 'utf8'));
  expect(audit).toMatchObject({
    kind: 'rollback',
    remote: 'mf-a',
    reason: 'Erro na lista',
    to: { pin: '1' },
  });
  expect(await listed()).toEqual([{ name: 'mf-a', url: remote.url, pin: '1' }]);
  const printed = vi.spyOn(console, 'info');
  await command(['list']);
  expect(printed.mock.calls.join('\n')).toMatch(/ 2 {2}\S+ {2}rolled back\n {2}1 {2}\S+ {2}active, pinned$/);
  const before = await readFile(registry(), 'utf8');
  for (const given of [
    ['rollback', 'mf-a', '--reason', ' '],
    ['canary', 'mf-a', '2', '101', '--reason', 'x'],
    ['pin', 'mf-a', '9', '--reason', 'x'],
  ])
    await expect(command(given), given.join(' ')).rejects.toThrow();
  expect(await readFile(registry(), 'utf8')).toBe(before);
  await expect(access(`${registry()}.lock`)).rejects.toThrow();
});

const key = path.join(temporaryFolder(), 'team.pem');
await newKey([key]);
const add = (...given: string[]) => command(['add', ...given, '--reason', 'Nova equipe']);

it('adds a remote with its team’s public key after the others, and logs the reason', async () => {
  await list({ name: 'mf-a' });
  await add('mf-b', '--url', 'https://b.example/', '--key', `${key}.pub`);
  const publicKey = (await readFile(`${key}.pub`, 'utf8')).trim();
  const added = { name: 'mf-b', url: 'https://b.example', key: publicKey };
  expect(await listed()).toEqual([{ name: 'mf-a' }, added]);
  const audit = JSON.parse(await readFile(store('audit.jsonl'), 'utf8'));
  expect(audit).toMatchObject({ kind: 'add', remote: 'mf-b', reason: 'Nova equipe', to: added });
});

it('adds a remote of other tooling with its paths and slots', async () => {
  await list();
  const manifest = 'https://c.example/mf-manifest.json';
  await add('c', '--manifest', manifest, '--path', '/c', '--path', '/c/:id', '--slot', 'next', '--team', 'C');
  expect(await listed()).toEqual([
    { name: 'c', manifest, paths: ['/c', '/c/:id'], slots: ['next'], team: 'C' },
  ]);
});

it.each([
  ['a remote that is listed', ['mf-a'], "lists 'mf-a' already"],
  ['a name that is none', ['MF_X'], 'the registry: '],
  ['a private key', ['mf-x', '--key', key], `give the public one, in ${key}.pub`],
  ['something else as a key', ['mf-x', '--key', import.meta.filename], 'is not a public key of a team'],
  ['a manifest without paths', ['x', '--manifest', 'https://x.example/m.json'], 'a manifest needs paths'],
  ['an unknown option', ['mf-x', '--port', '1'], "Unknown option '--port'"],
])('adds nothing for %s', async (_, given, message) => {
  await list({ name: 'mf-a' });
  const error = await add(...given).catch((thrown: Error) => thrown.message);
  expect(error).toContain(message);
  expect(error).not.toContain('\n');
  expect(await listed()).toEqual([{ name: 'mf-a' }]);
});

const record = { ...recordOf('1', '2', '3'), active: '2', previous: '1' };
const canary = { version: '3', percent: 5 };
const other = { version: '1', percent: 5 };
const wider = { version: '3', percent: 50 };

const edited = (listing: Partial<RemoteListing>, edit: Edit) =>
  editListing({ name: 'a', ...listing }, edit, record);

it.each<[string, Partial<RemoteListing>, Edit, Partial<RemoteListing>]>([
  ['pins', {}, { kind: 'pin', version: '1' }, { pin: '1' }],
  ['rolls back together with a canary', { pin: '2', canary }, { kind: 'rollback' }, { pin: '1' }],
  ['rolls back further', {}, { kind: 'rollback', version: '3' }, { pin: '3' }],
  ['gives a release to some visitors', {}, { kind: 'canary', ...canary }, { pin: '2', canary }],
  [
    'gives it to more visitors',
    { pin: '1', canary },
    { kind: 'canary', ...wider },
    { pin: '1', canary: wider },
  ],
  ['gives the newest to all', { pin: '2', canary }, { kind: 'promote' }, {}],
  ['gives another to all', { pin: '2', canary: other }, { kind: 'promote' }, { pin: '1' }],
  ['removes a pin', { pin: '2' }, { kind: 'promote' }, {}],
])('an edit of the registry %s', (_what, listing, edit, after) => {
  expect(edited(listing, edit)).toEqual({ name: 'a', ...after });
});

it.each<[string, Edit, string]>([
  ['a release that is not stored', { kind: 'pin', version: '9' }, 'the store has no release 9 of a'],
  ['a name of every object', { kind: 'pin', version: 'constructor' }, 'has no release constructor'],
  ['the active release as a canary', { kind: 'canary', version: '2', percent: 5 }, 'active for all visitors'],
])('an edit of the registry rejects %s', (_what, edit, words) => {
  expect(() => edited({}, edit)).toThrow(words);
});
