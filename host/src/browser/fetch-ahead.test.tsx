import { afterEach, describe, expect, it } from 'vitest';
import type { PageFiles } from '../app/page-files.ts';
import { addressesOf, fetchAhead } from './fetch-ahead.ts';

const known = {
  allKnown: true,
  remotes: [
    { name: 'mf-a', version: '2', entry: '', previous: null, paths: ['/a', '/a/:id'], slots: [] },
    { name: 'mf-b', version: '1', entry: '', previous: null, paths: ['/b'], slots: [] },
  ],
};
const files: PageFiles = [
  {
    name: 'mf-a',
    version: '2',
    base: '/files/a/',
    common: ['entry.js'],
    pages: { '/a': ['list.js', 'list.css'] },
  },
  { name: 'mf-b', version: '2', base: '/files/b/', common: ['entry.js'], pages: { '/b': ['b.js'] } },
];

describe('the files of a page', () => {
  it.each([
    ['all of them', '/a', ['/files/a/entry.js', '/files/a/list.js', '/files/a/list.css']],
    ['none of a page that nothing was said of', '/a/1', []],
    ['none of another release than the document’s', '/b', []],
    ['none of an address that nobody owns', '/c', []],
  ])('%s: %s', (_name, path, expected) => {
    expect(addressesOf(files, known, path)).toEqual(expected);
  });
});

describe('fetching them ahead', () => {
  afterEach(() => document.head.replaceChildren());

  it('asks for each once, as what it is, and for none that the page has', () => {
    document.head.innerHTML =
      '<script type="text/plain" src="/entry.js"></script><link rel="stylesheet" href="/kit.css" disabled>';
    for (let time = 0; time < 2; time += 1) fetchAhead(['/entry.js', '/kit.css', '/list.js', '/list.css']);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(links.map((link) => [link.getAttribute('href'), link.as])).toEqual([
      ['/list.js', 'script'],
      ['/list.css', 'style'],
    ]);
  });
});
