import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registry } from './registry.ts';
import { newKey } from './release.ts';

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const add = (...given: string[]) => registry(['add', ...given, '--reason', 'Nova equipe']);

beforeAll(async () => {
  vi.stubEnv('REGISTRY', file('registry.json'));
  vi.stubEnv('RELEASES_DIR', file('releases'));
  await newKey([file('team.pem')]);
});
beforeEach(() => writeFileSync(file('registry.json'), '[{ "name": "mf-a" }]\n'));

it('adds a remote with its team’s public key after the others, and logs the reason', async () => {
  await add('mf-b', '--url', 'https://b.example/', '--key', file('team.pem.pub'));
  const added = { name: 'mf-b', url: 'https://b.example', key: read('team.pem.pub').trim() };
  expect(JSON.parse(read('registry.json'))).toEqual([{ name: 'mf-a' }, added]);
  const lines = read('releases/audit.jsonl').trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    kind: 'add',
    remote: 'mf-b',
    reason: 'Nova equipe',
    to: added,
  });
});

it('adds a remote of other tooling with its paths and slots', async () => {
  const manifest = 'https://c.example/mf-manifest.json';
  const given = ['--path', '/c', '--path', '/c/:id', '--slot', 'next', '--team', 'C'];
  await add('c', '--manifest', manifest, ...given);
  expect(JSON.parse(read('registry.json')).at(-1)).toEqual({
    name: 'c',
    manifest,
    paths: ['/c', '/c/:id'],
    slots: ['next'],
    team: 'C',
  });
});

it.each([
  ['a remote that is listed', ['mf-a'], "lists 'mf-a' already"],
  ['a name that is none', ['MF_X'], 'the registry: '],
  ['a private key', ['mf-x', '--key', file('team.pem')], `give the public one, in ${file('team.pem.pub')}`],
  ['something else as a key', ['mf-x', '--key', file('registry.json')], 'is not a public key of a team'],
  ['a manifest without paths', ['x', '--manifest', 'https://x.example/m.json'], 'a manifest needs paths'],
  ['an unknown option', ['mf-x', '--port', '1'], "Unknown option '--port'"],
])('changes nothing for %s', async (_, given, message) => {
  const before = read('registry.json');
  const error = await add(...given).catch((thrown: Error) => thrown.message);
  expect(error).toContain(message);
  expect(error).not.toContain('\n');
  expect(read('registry.json')).toBe(before);
});
