import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPagePreloader } from './prefetch.ts';
import { createLiveRegistry } from './remotes.ts';

const entry = { entry: '', hasPrevious: false, slots: [] };
const known = {
  remotes: [
    { ...entry, name: 'mf-a', version: '2', paths: ['/a', '/a/:id'] },
    { ...entry, name: 'mf-b', version: '1', paths: ['/b'] },
  ],
  allKnown: true,
};
const registry = createLiveRegistry(known, async () => known);
const pageFiles = [
  { name: 'mf-a', version: '2', base: '/a/', common: ['entry.js'], pages: { '/a': ['list.js', 'list.css'] } },
  { name: 'mf-b', version: '2', base: '/b/', common: ['entry.js'], pages: { '/b': ['b.js'] } },
];

const fetched = vi.fn<() => Promise<Response>>();
const idle = vi.fn<(start: () => void) => void>();
const preload = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => [
    link.getAttribute('href'),
    link.as,
  ]);

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(pageFiles));
  idle.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(() => document.head.replaceChildren());

/** Makes the page idle and waits until the preloader has read the file list. */
async function rest() {
  await expect.poll(() => idle).toHaveBeenCalled();
  for (const [start] of idle.mock.calls) start();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const list = [
  ['/a/entry.js', 'script'],
  ['/a/list.js', 'script'],
  ['/a/list.css', 'style'],
];

it.each<[what: string, path: string, status: number, files: string[][]]>([
  ['all files of a page, each once', '/a', 200, list],
  ['no files of an unlisted page', '/a/1', 200, []],
  ['no files of another release than the document’s', '/b', 200, []],
  ['no files of a path that no remote owns', '/c', 200, []],
  ['no files if the server fails', '/a', 502, []],
])('preloads once the page is idle %s, and nothing before', async (_what, path, status, files) => {
  fetched.mockImplementation(async () => Response.json(pageFiles, { status }));
  const fetchFiles = createPagePreloader(registry, '/portal');
  fetchFiles(path);
  expect(preload()).toEqual([]);
  await rest();
  fetchFiles(path);
  fetchFiles(path);
  expect(preload()).toEqual(files);
});

it('preloads no files that the page has', async () => {
  document.head.innerHTML =
    '<script type="text/plain" src="/a/entry.js"></script><link rel="stylesheet" href="/a/list.css" type="text/plain">';
  const fetchFiles = createPagePreloader(registry, '/portal');
  await rest();
  fetchFiles('/a');
  expect(preload()).toEqual([['/a/list.js', 'script']]);
});

it('requests nothing with reduced data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  createPagePreloader(registry, '/portal')('/a');
  expect(idle).not.toHaveBeenCalled();
  expect(preload()).toEqual([]);
});
