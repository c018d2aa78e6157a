import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const folder = temporaryFolder();
const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');

function portal(...given: string[]) {
  const env = { ...process.env, REGISTRY: 'registry.json', RELEASES_DIR: 'releases' };
  const command = path.join(import.meta.dirname, 'portal.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, ...given], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, error: stderr };
}
const add = (...given: string[]) => portal('registry', 'add', ...given, '--reason', 'Nova equipe');

beforeAll(() => {
  portal('new-key', 'team.pem');
});
beforeEach(() => writeFileSync(file('registry.json'), '[{ "name": "mf-a" }]\n'));

it('adds a remote with its team’s public key after the others, and logs the reason', () => {
  expect(add('mf-b', '--url', 'https://b.example/', '--key', 'team.pem.pub')).toEqual({
    status: 0,
    error: '',
  });
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

it('adds a remote of other tooling with its paths and slots', () => {
  const manifest = 'https://c.example/mf-manifest.json';
  const given = ['--path', '/c', '--path', '/c/:id', '--slot', 'next', '--team', 'C'];
  expect(add('c', '--manifest', manifest, ...given).status).toBe(0);
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
  ['a private key', ['mf-x', '--key', 'team.pem'], 'give the public one, in team.pem.pub'],
  ['something else as a key', ['mf-x', '--key', 'registry.json'], 'is not a public key of a team'],
  ['a manifest without paths', ['x', '--manifest', 'https://x.example/m.json'], 'a manifest needs paths'],
  ['an unknown option', ['mf-x', '--port', '1'], "Unknown option '--port'"],
])('changes nothing for %s', (_, given, message) => {
  const before = read('registry.json');
  const { status, error } = add(...given);
  expect(status).toBe(1);
  expect(error).toContain(message);
  expect(error.trim()).not.toContain('\n');
  expect(read('registry.json')).toBe(before);
});

it('needs a reason', () => {
  expect(portal('registry', 'add', 'mf-x')).toMatchObject({
    status: 1,
    error: expect.stringContaining('usage'),
  });
});
