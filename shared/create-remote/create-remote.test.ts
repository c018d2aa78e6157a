import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { beforeAll, expect, it } from 'vitest';
import { createRemote, readOptions } from './create-remote.ts';

const options = { name: 'mf-eventos', team: 'Eventos & Feiras', path: '/agenda', slot: 'proximos' };
const parent = temporaryFolder();
const folder = (name: string) => path.join(parent, name);
const read = (...names: string[]) => readFileSync(path.join(parent, ...names), 'utf8');

beforeAll(() => {
  createRemote(options, folder('alone'), ['remote', 'repository']);
  createRemote(options, folder('workspace'), ['remote', 'workspace']);
});

it.each(['alone', 'workspace'])('has its own names everywhere (%s)', (kind) => {
  const files = readdirSync(folder(kind), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name + readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /exemplo/i.test(text))).toEqual([]);
  expect(read(kind, 'portal.remote.ts')).toContain("name: 'mf-eventos',\n  team: 'Eventos & Feiras',");
  expect(read(kind, 'portal.remote.ts')).toContain("{ name: 'eventos', path: '/agenda', title: 'Eventos' }");
  expect(existsSync(path.join(folder(kind), 'src/pages/eventos/eventos.page.tsx'))).toBe(true);
  expect(read(kind, 'src/slots/proximos.tsx')).toContain("SlotPropsByName['proximos']");
});

it('ignores in its own repository what builds write', () => {
  expect(read('alone', '.gitignore')).toContain('dist/');
  expect(existsSync(path.join(folder('workspace'), '.gitignore'))).toBe(false);
});

it('runs in its workflow, and names in its README, only scripts that it has', () => {
  const { scripts } = JSON.parse(read('alone', 'package.json'));
  const text = read('alone', 'README.md') + read('alone', '.github/workflows/remote.yml');
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(scripts).filter((name) => name !== 'test')));
});

it('overwrites nothing', () => {
  expect(() => createRemote(options, folder('alone'), ['remote'])).toThrow('is not empty');
});

it.each([
  [
    ['mf-feira-livre'],
    { name: 'mf-feira-livre', team: 'Feira livre', path: '/feira-livre', slot: 'destaque-feira-livre' },
  ],
  [
    ['mf-eventos', '--team', 'Eventos & Feiras', '--path', '/agenda', '--slot', 'proximos'],
    { name: 'mf-eventos', team: 'Eventos & Feiras', path: '/agenda', slot: 'proximos' },
  ],
])('%j are the options %j', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it.each([
  [['eventos'], "name 'eventos': a name begins with mf-"],
  [['mf-Eventos'], "name 'mf-Eventos'"],
  [['mf-eventos', '--path', '/eventos/:id'], "path '/eventos/:id': a path begins with a slash and has no"],
  [['mf-eventos', '--slot', 'Próximos'], "slot 'Próximos'"],
  [['mf-eventos', '--team', "D'Ávila"], "team 'D'Ávila'"],
  [['mf-eventos', 'mf-feiras'], 'usage'],
  [[], 'usage'],
  [['mf-eventos', '--port', '1'], "'--port'"],
])('%j is rejected', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
