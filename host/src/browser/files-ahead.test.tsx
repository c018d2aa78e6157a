import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesAhead } from './files-ahead.ts';
import { createLiveRegistry } from './live-registry.ts';

const entry = { name: 'mf-a', version: '1', entry: '', previous: null, paths: ['/a'], slots: [] };
const known = { remotes: [entry], allKnown: true };
const registry = createLiveRegistry(known, async () => known);
const told = [
  { name: 'mf-a', version: '1', base: '/files/', common: ['entry.js'], pages: { '/a': ['a.js'] } },
];

const asked = vi.fn(async () => Response.json(told));
const ahead = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle));
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset().mockImplementation(async () => Response.json(told));
  document.head.replaceChildren();
});

it('fetches all files of a page once it has learned of them, and nothing before', async () => {
  const fetchFiles = filesAhead(registry);
  fetchFiles('/a');
  expect(ahead()).toEqual([]);
  await vi.waitFor(() => {
    fetchFiles('/a');
    expect(ahead()).toEqual(['/files/entry.js', '/files/a.js']);
  });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for nothing where data is saved', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const fetchFiles = filesAhead(registry);
  await new Promise((resolve) => setTimeout(resolve, 20));
  fetchFiles('/a');
  expect(asked).not.toHaveBeenCalled();
  expect(ahead()).toEqual([]);
});

it('does without where the server does not answer', async () => {
  asked.mockImplementation(async () => new Response('', { status: 502 }));
  const fetchFiles = filesAhead(registry);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  fetchFiles('/a');
  expect(ahead()).toEqual([]);
});
