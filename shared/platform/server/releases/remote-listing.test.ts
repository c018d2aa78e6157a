import { expect, it } from 'vitest';
import { locatedRemotes } from './remote-listing.ts';

const manifest = 'http://eventos.example/mf-manifest.json';
const paths = ['/eventos'];

it('a remote of other tooling is where its manifest is, unless its variable says another', () => {
  const entry = { name: 'eventos', manifest, paths, slots: ['proximos-eventos'] };
  expect(locatedRemotes([entry], {})).toEqual([{ ...entry, url: manifest }]);
  const url = 'http://other.example/mf-manifest.json';
  expect(locatedRemotes([entry], { EVENTOS_URL: url })).toEqual([{ ...entry, url }]);
});

it.each([
  ['a manifest without paths', { manifest }, 'a manifest needs paths'],
  ['a manifest and an address', { manifest, paths, url: 'http://a.example' }, 'in place of url'],
  ['a manifest and a key', { manifest, paths, key: 'k' }, 'has no key'],
  ['paths without a manifest', { paths, url: 'http://a.example' }, 'are those of a manifest'],
  ['a manifest that is no address', { manifest: 'mf-manifest.json', paths }, 'manifest'],
  ['a word that nobody knows', { manifest, paths, path: '/eventos' }, 'path'],
])('an entry with %s is refused in words', (_what, entry, reason) => {
  expect(() => locatedRemotes([{ name: 'eventos', ...entry }], {})).toThrow(reason);
});
