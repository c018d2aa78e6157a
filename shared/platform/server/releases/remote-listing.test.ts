import { expect, it } from 'vitest';
import { locatedRemotes } from './remote-listing.ts';

const manifest = 'http://eventos.example/mf-manifest.json';
const paths = ['/eventos'];

it('the URL of a foreign remote is that of its manifest, unless its variable is set', () => {
  const entry = { name: 'eventos', manifest, paths, slots: ['proximos-eventos'] };
  expect(locatedRemotes([entry], {})).toEqual([{ ...entry, url: manifest }]);
  const url = 'http://other.example/mf-manifest.json';
  expect(locatedRemotes([entry], { EVENTOS_URL: url })).toEqual([{ ...entry, url }]);
});

it.each([
  ['a manifest without paths', { manifest }, 'a manifest needs paths'],
  ['a manifest and a URL', { manifest, paths, url: 'http://a.example' }, 'in place of url'],
  ['a manifest and a key', { manifest, paths, key: 'k' }, 'has no key'],
  ['paths without a manifest', { paths, url: 'http://a.example' }, 'are those of a manifest'],
  ['a manifest that is no URL', { manifest: 'mf-manifest.json', paths }, 'manifest'],
  ['an unknown field', { manifest, paths, path: '/eventos' }, 'path'],
])('an entry with %s is rejected with a reason', (_what, entry, reason) => {
  expect(() => locatedRemotes([{ name: 'eventos', ...entry }], {})).toThrow(reason);
});
