import { beforeEach, expect, it, vi } from 'vitest';
import { reloadIfGone } from './reload-if-gone.ts';

const reload = vi.fn();
const resolved = vi.fn();
const fetchHead = vi.fn<typeof fetch>();

beforeEach(() => {
  for (const mock of [reload, resolved, fetchHead]) mock.mockReset();
  vi.stubGlobal('fetch', fetchHead);
  document.head.innerHTML = '<script>early()</script><script defer src="/assets/main.1.js"></script>';
});

const answers = (own: number, entry: number) => async (url: unknown) =>
  new Response(null, { status: String(url).endsWith('main.1.js') ? own : entry });

it.each([
  ['the host', 404, 200],
  ['the remote', 200, 410],
])(
  'reloads the document if the scripts of %s are gone, and requests nothing again',
  async (_, own, entry) => {
    fetchHead.mockImplementation(answers(own, entry));
    void reloadIfGone('/a.js', reload).then(resolved);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetchHead.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
      [expect.stringMatching(/\/assets\/main\.1\.js$/), 'HEAD'],
      ['/a.js', 'HEAD'],
    ]);
    expect(resolved).not.toHaveBeenCalled();
  },
);

it.each<[string, () => Promise<Response>]>([
  ['are there', async () => new Response(null)],
  ['cannot be served at the moment', async () => new Response(null, { status: 503 })],
  ['cannot be asked for', () => Promise.reject(new TypeError('offline'))],
])('keeps the document if its scripts %s', async (_, answer) => {
  fetchHead.mockImplementation(answer);
  await reloadIfGone(undefined, reload);
  expect(reload).not.toHaveBeenCalled();
});
