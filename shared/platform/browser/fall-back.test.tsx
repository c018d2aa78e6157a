import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canFallBack, type FailedRelease, fallBack, reloadIfGone } from './fall-back.ts';
import { collectTyped, keepTyped, restoreStored } from './keep-typed.ts';

const release = { name: 'mf-a', version: '2', hasPrevious: true };

it.each<[change: Partial<FailedRelease>, cookies: string, expected: boolean]>([
  [{ reason: 'network' }, '', true],
  [{ reason: 'broken' }, 'tema=dark; anterior=mf-a@1', true],
  [{ reason: 'render' }, 'anterior=mf-b@2', true],
  [{ reason: 'network', hasPrevious: false }, '', false],
  [{ reason: 'network' }, 'anterior=mf-a@2', false],
  [{ reason: 'broken' }, 'tema=dark; anterior=mf-a@2', false],
  // Another file would take longer, and no release was at fault.
  [{ reason: 'timeout' }, '', false],
  [{ reason: 'unavailable' }, '', false],
])('a failed page (%o) with the cookies "%s" falls back: %s', (change, cookies, expected) => {
  expect(canFallBack({ ...release, reason: 'network', ...change }, cookies)).toBe(expected);
});

const fetchHead = vi.fn<typeof fetch>();
const open = vi.fn();
const page = '/portal/cursos?q=1';

beforeEach(() => {
  for (const mock of [fetchHead, open]) mock.mockReset();
  fetchHead.mockImplementation(async () => shows('mf-a@1, host@1'));
  vi.stubGlobal('fetch', fetchHead);
  document.body.innerHTML = `<div id="root"><input name="name"><input name="name" value="sent">
    <textarea name="text"></textarea><input type="checkbox" name="news"><input type="password"></div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the tested code sets it
  document.cookie = 'anterior=; Max-Age=0; Path=/';
  sessionStorage.clear();
});

const shows = (releases: string, status = 200) =>
  new Response(null, { status, headers: { 'portal-page': releases } });
const root = () => document.querySelector('#root') as HTMLElement;
const controls = () => [...root().querySelectorAll<HTMLInputElement>('input, textarea')];

/** @returns whether the document stays */
async function fail(): Promise<boolean> {
  const ended = fallBack(
    { ...release, reason: 'broken' },
    { basePath: '', page, typed: () => collectTyped(root()), open },
  );
  const later = new Promise<false>((resolve) => setTimeout(resolve, 20, false));
  return Promise.race([ended.then(() => true), later]);
}

it('reloads once, and keeps what was typed', async () => {
  keepTyped(root());
  const [name, , text, news, password] = controls() as HTMLInputElement[];
  for (const [control, value] of [
    [name, 'Iracema'],
    [text, 'Olá'],
    [password, 'secret'],
  ] as const)
    if (control) control.value = value;
  // As React does for a controlled field.
  name?.setAttribute('value', 'Iracema');
  name?.dispatchEvent(new Event('input', { bubbles: true }));
  news?.click();
  text?.focus();

  expect(await fail()).toBe(false);
  expect(document.cookie).toBe('anterior=mf-a@2');
  expect(open.mock.calls).toEqual([[page]]);
  expect(sessionStorage.getItem('typed')).not.toContain('secret');

  document.body.innerHTML = root().outerHTML.replace(' value="Iracema"', '');
  restoreStored(root(), page);
  expect(controls().map(({ value }) => value)).toEqual(['Iracema', 'sent', 'Olá', 'on', '']);
  expect(controls()[3]?.checked).toBe(true);
  expect(document.activeElement).toBe(controls()[2]);
  expect(sessionStorage.getItem('typed')).toBeNull();

  expect(await fail()).toBe(true);
  expect(open).toHaveBeenCalledTimes(1);
});

it.each<[when: string, arrange: (type: () => void) => void]>([
  [
    'the server is asked',
    (type) =>
      fetchHead.mockImplementation(async () => {
        type();
        return shows('mf-a@1, host@1');
      }),
  ],
  [
    'the next document loads',
    (type) =>
      open.mockImplementation(() => {
        type();
        window.dispatchEvent(new Event('pagehide'));
      }),
  ],
])('keeps what is typed while %s', async (_when, arrange) => {
  keepTyped(root());
  const [name] = controls();
  arrange(() => {
    if (name) name.value = 'Iracema';
  });
  expect(await fail()).toBe(false);
  if (name) name.value = '';
  restoreStored(root(), page);
  expect(name?.value).toBe('Iracema');
});

it('stored text is entered on its page only', async () => {
  const [name] = controls();
  if (name) name.value = 'Iracema';
  await fail();
  if (name) name.value = '';
  restoreStored(root(), '/portal/noticias');
  expect(name?.value).toBe('');
});

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

it.each<[what: string, arrange: () => void]>([
  ['the server is unreachable', () => fetchHead.mockRejectedValue(new TypeError('offline'))],
  ['the previous release has no such page', () => fetchHead.mockResolvedValue(shows('host@1', 404))],
  ['a cache has only the failed release', () => fetchHead.mockResolvedValue(shows('mf-b@1, mf-a@2, host@1'))],
  ['cookies are ignored', () => vi.spyOn(document, 'cookie', 'get').mockReturnValue('')],
  ['cookies are denied', () => vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked)],
  ['storage is denied', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)],
])('the document stays, and can be retried, if %s', async (_what, arrange) => {
  arrange();
  const [name] = controls();
  if (name) name.value = 'Iracema';
  expect(await fail()).toBe(true);
  vi.restoreAllMocks();
  expect([open.mock.calls, document.cookie]).toEqual([[], '']);
});

describe('reloadIfGone', () => {
  const reload = vi.fn();
  const resolved = vi.fn();

  beforeEach(() => {
    for (const mock of [reload, resolved]) mock.mockReset();
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
});
