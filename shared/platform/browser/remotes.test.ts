import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { RegistryEntry, RegistrySnapshot } from '../app/boot-data.ts';
import { ChunkLoadError } from '../contract/remote-state.ts';
import { fetchJson } from '../remote/fetch-json.ts';
import { createLiveRegistry } from './live-registry.ts';
import type { Source } from './next-attempt.ts';
import { createRemotes } from './remotes.ts';

const createEntry = (name: string, changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  version: '2',
  entry: `/${name}.2.js`,
  previous: { version: '1', entry: `/${name}.1.js` },
  paths: [`/${name}`, `/${name}/:id`],
  slots: [`${name}-news`],
  ...changes,
});
const all = (...remotes: RegistryEntry[]): RegistrySnapshot => ({ remotes, allKnown: true });
const some = (...remotes: RegistryEntry[]): RegistrySnapshot => ({ remotes, allKnown: false });
const onlyRelease = all(createEntry('a', { previous: null }));

const shows = { current: () => null, previous: () => null };
const createRoutes = (source: Source): RouteObject[] => [
  { path: '/a', lazy: async () => ({ Component: shows[source] }) },
  { id: 'b', path: '/b', Component: shows[source] },
  { path: '/a/:id', lazy: () => Promise.reject(new Error('another page is not fetched')) },
];
const whole = (expose: string, source: Source): unknown => ({
  default: expose === 'routes' ? createRoutes(source) : shows[source],
});

interface Setting {
  known?: RegistrySnapshot;
  read?: () => Promise<RegistrySnapshot>;
}

/** Creates remotes whose modules load normally unless a test changes them. */
function open({
  known = all(createEntry('b', { version: '9' }), createEntry('a')),
  read = async () => known,
}: Setting = {}) {
  const answer = vi.fn(whole);
  const get = vi.fn(async (remote: string, expose: string, source: Source) =>
    remote === 'a' ? answer(expose, source) : whole(expose, source),
  );
  const forget = vi.fn();
  const onFallback = vi.fn();
  const report = vi.fn();
  const errors: unknown[] = [];
  const registry = createLiveRegistry(known, read);
  const remotes = createRemotes({
    registry,
    containers: { get, forget },
    onFallback,
    report(remote, version, fault, error) {
      report(remote, version, fault);
      errors.push(error);
    },
  });
  /** Returns whether a page comes from the active or the previous release. */
  const pageAt = async (path: string) => {
    const { source, part } = await remotes.pagesAt(path);
    expect(part).toMatchObject([{ Component: shows[source] }]);
    return source;
  };
  const slotOf = async (remote: string) => {
    const state = await remotes.slots.load(`${remote}-news`);
    if (state.kind === 'failed') return state.reason;
    expect(state.module.default).toBe(shows[state.kind === 'loaded' ? 'current' : 'previous']);
    return state.kind;
  };
  const spoil = (spoilt: Source | 'both', what: (expose: string) => unknown) =>
    answer.mockImplementation((expose, source) =>
      spoilt === 'both' || source === spoilt ? what(expose) : whole(expose, source),
    );
  return { ...remotes, pageAt, slotOf, spoil, get, forget, onFallback, report, errors };
}

const throws = (message: string) => () => {
  throw new Error(message);
};
const hangs = () => new Promise(() => {});

const stalled = vi.hoisted(() => new Set<() => void>());
vi.mock('./on-stall.ts', () => ({
  onStall(act: () => void) {
    stalled.add(act);
    return () => stalled.delete(act);
  },
}));
const stall = () => {
  for (const act of stalled) act();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a page and a slot come from the active release', async () => {
  const { pageAt, pagesAt, slotOf, slots, get, report } = open();
  expect(slots.peek('a-news')).toEqual({ kind: 'pending' });
  expect([await pageAt('/a'), await slotOf('a'), await slotOf('a')]).toEqual(['current', 'loaded', 'loaded']);
  expect(slots.peek('a-news')).toMatchObject({ kind: 'loaded' });
  expect(get.mock.calls).toEqual([
    ['a', 'routes', 'current'],
    ['a', 'slots/a-news', 'current'],
  ]);
  expect((await pagesAt('/a')).part).toEqual([
    { id: 'a:/a', path: '/a', lazy: undefined, Component: shows.current },
  ]);
  expect((await pagesAt('/b')).part).toMatchObject([{ id: 'b:b' }]);
  expect(report).not.toHaveBeenCalled();
});

const page = (module: object) => () => ({ default: [{ path: '/a', lazy: async () => module }] });

it.each<[what: string, answers: (expose: string) => unknown]>([
  ['throws', throws('boom')],
  ['exports nothing', () => null],
  ['exports no routes', () => ({ default: shows.current })],
  ['has a page that throws', () => ({ default: [{ path: '/a', lazy: throws('boom') }] })],
  ['has a page without a component', page({ default: shows.current })],
  ['has a page whose component is none', page({ Component: 'p' })],
  ['has a page whose component is null', page({ Component: null })],
])('a release that %s falls back to the previous one, in all that follows', async (_what, answers) => {
  const { pageAt, slotOf, slots, spoil, forget, onFallback, report } = open();
  await slotOf('a');
  spoil('current', answers);
  expect(await pageAt('/a')).toBe('previous');
  expect(slots.peek('a-news')).toEqual({ kind: 'pending' });
  expect([await pageAt('/a'), await slotOf('a')]).toEqual(['previous', 'fallback']);
  expect(await slotOf('b')).toBe('loaded');
  expect(forget.mock.calls).toContainEqual(['a', 'current']);
  expect(onFallback.mock.calls).toEqual([['a']]);
  expect(report.mock.calls).toEqual([['a', '2', 'broken']]);
});

it.each([null, {}, { default: 'p' }, { default: {} }])('a slot of %o is broken', async (module) => {
  const { slotOf, spoil } = open();
  spoil('current', () => module);
  expect(await slotOf('a')).toBe('fallback');
});

it.each([
  [new ChunkLoadError('/a.2.js'), 'network'],
  // As Rspack's runtime creates it.
  [Object.assign(new Error('Loading chunk 12 failed'), { name: 'ChunkLoadError' }), 'network'],
  [new ReferenceError('x is not defined'), 'broken'],
  // The text of an error of the remote's own code says nothing.
  [new Error('could not load the list'), 'broken'],
  [new TypeError('Failed to fetch'), 'broken'],
  [undefined, 'broken'],
  [Object.create(null), 'broken'],
])('a page and a slot that fail with %o are reported as %s', async (error, reason) => {
  const { slotOf, spoil, report, errors } = open({ known: onlyRelease });
  spoil('current', () => Promise.reject(error));
  const loading = slotOf('a');
  await vi.runAllTimersAsync();
  expect(await loading).toBe(reason);
  expect(report).toHaveBeenCalledWith('a', '2', reason);
  expect(errors[0]).toBe(error);
});

it('a page and a slot are requested again after a failure', async () => {
  const { pageAt, get } = open();
  get.mockRejectedValueOnce(new ChunkLoadError('/a.2.js'));
  const loading = pageAt('/a');
  await vi.advanceTimersByTimeAsync(99);
  expect(get).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toBe('current');
});

it('a page and a slot may take any time until the page is stalled, which is no fault of the release', async () => {
  const { pagesAt, slotOf, get, report, spoil } = open();
  const slow = Promise.withResolvers<unknown>();
  get.mockReturnValueOnce(slow.promise);
  const loading = slotOf('a');
  await vi.advanceTimersByTimeAsync(3_600_000);
  slow.resolve(whole('slots/a-news', 'current'));
  expect(await loading).toBe('loaded');
  expect(stalled.size).toBe(0);
  spoil('current', hangs);
  const hanging = pagesAt('/a');
  await vi.advanceTimersByTimeAsync(0);
  stall();
  await expect(hanging).rejects.toMatchObject({ reason: 'timeout' });
  expect(get.mock.calls.filter(([, , source]) => source === 'previous')).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

it('a page and a slot that were loading as another module fell back are requested again', async () => {
  const { slotOf, leave, get, report } = open();
  const late = Promise.withResolvers<unknown>();
  get.mockReturnValueOnce(late.promise);
  const loading = slotOf('a');
  expect(leave('a', 'network')).toBe(true);
  late.resolve(whole('slots/a-news', 'current'));
  expect(await loading).toBe('fallback');
  expect(report.mock.calls).toEqual([['a', '2', 'network']]);
});

it('a page and a slot fail with the first reason if no release has them, and can be retried', async () => {
  const { pagesAt, pageAt, slotOf, spoil, onFallback } = open();
  spoil('both', throws('boom'));
  await expect(pagesAt('/a')).rejects.toMatchObject({ reason: 'broken' });
  expect(await slotOf('a')).toBe('broken');
  expect(onFallback).not.toHaveBeenCalled();
  spoil('previous', throws('boom'));
  expect([await pageAt('/a'), await slotOf('a')]).toEqual(['current', 'loaded']);
});

it('a page that throws while rendering is replaced by the previous release, which is the last', async () => {
  const { pageAt, onPageError, canFallBack, forget, report, errors } = open();
  expect(await pageAt('/a')).toBe('current');
  expect(canFallBack('/a')).toBe(true);
  expect(onPageError('/a', new Error('thrown'))).toBe(true);
  expect(errors).toEqual([new Error('thrown')]);
  expect(await pageAt('/a')).toBe('previous');
  expect(canFallBack('/a')).toBe(false);
  expect(onPageError('/a', new Error('thrown'))).toBe(false);
  expect(forget.mock.calls).toEqual([
    ['a', 'current'],
    ['a', 'previous'],
  ]);
  expect(report.mock.calls).toEqual([
    ['a', '2', 'render'],
    ['a', '1', 'render'],
  ]);
});

it('a slot that throws while rendering shows a failure if there is no other release, until a retry', async () => {
  const { slotOf, slots } = open();
  await slotOf('a');
  slots.threw('a-news', new Error('thrown'));
  expect(await slotOf('a')).toBe('fallback');
  slots.threw('a-news', new Error('thrown'));
  expect(await slotOf('a')).toBe('broken');
  expect(await slotOf('a')).toBe('fallback');
});

it('a page or slot that throws because the document was changed is reported as that, and stays', async () => {
  const { pageAt, onPageError, slotOf, slots, forget, report } = open();
  const error = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  await pageAt('/a');
  await slotOf('a');
  expect(onPageError('/a', error)).toBe(false);
  slots.threw('a-news', error);
  expect(await slotOf('a')).toBe('broken');
  expect([await pageAt('/a'), await slotOf('a')]).toEqual(['current', 'loaded']);
  expect(forget).not.toHaveBeenCalled();
  expect(report.mock.calls).toEqual([
    ['a', '2', 'document'],
    ['a', '2', 'document'],
  ]);
});

it('a page that throws while rendering is reported for no remote if no remote owns the path', () => {
  const { onPageError, canFallBack, forget } = open();
  expect([onPageError('/ninguem', new Error('thrown')), canFallBack('/ninguem')]).toEqual([false, false]);
  expect(forget).not.toHaveBeenCalled();
  expect(open({ known: onlyRelease }).canFallBack('/a')).toBe(false);
});

it('a page is prefetched from its remote’s current release', async () => {
  const { prefetch, onPageError, get } = open();
  onPageError('/a', new Error('thrown'));
  await prefetch('/a');
  expect(get.mock.calls).toEqual([['a', 'routes', 'previous']]);
});

it('a prefetch ignores failures, and the page is requested on navigation', async () => {
  const { prefetch, pageAt, get, forget, report } = open();
  get.mockRejectedValueOnce(new Error('boom'));
  await prefetch('/a');
  await prefetch('/ninguem');
  expect(get).toHaveBeenCalledTimes(1);
  expect(forget.mock.calls).toEqual([['a', 'current']]);
  expect(report).not.toHaveBeenCalled();
  expect(await pageAt('/a')).toBe('current');
});

it('unknown paths and slots belong to a remote that becomes available; the others keep the releases that the page started with', async () => {
  const read = vi.fn(async () =>
    all(createEntry('a', { version: '3', slots: ['late-news'] }), createEntry('b')),
  );
  const { pageAt, slotOf, get } = open({ known: some(createEntry('a')), read });
  expect([await slotOf('b'), await pageAt('/b'), await pageAt('/a')]).toEqual([
    'loaded',
    'current',
    'current',
  ]);
  expect(await slotOf('late')).toBe('unavailable');
  expect(get).toHaveBeenCalledWith('b', 'slots/b-news', 'current');
  expect(read).toHaveBeenCalledTimes(1);
});

it('unknown paths and slots have no owner once all remotes are known, without another request', async () => {
  const read = vi.fn(async () => all());
  const { pagesAt, slotOf, get } = open({ read });
  expect(await pagesAt('/ninguem')).toEqual({ source: 'current', part: [] });
  expect(await slotOf('ninguem')).toBe('unavailable');
  expect(read).not.toHaveBeenCalled();
  expect(get).not.toHaveBeenCalled();
});

it('unknown paths and slots fail if the server is unreachable, with a request each time', async () => {
  const read = vi.fn(() => Promise.reject(new Error('offline')));
  const { pagesAt, slotOf } = open({ known: some(createEntry('a')), read });
  await expect(pagesAt('/ninguem')).rejects.toMatchObject({ reason: 'unavailable' });
  expect(await slotOf('ninguem')).toBe('unavailable');
  expect(read).toHaveBeenCalledTimes(2);
});

it('unknown paths and slots are missing in a release without such a page, and fail if the previous release has none', async () => {
  const { pagesAt, onPageError, spoil } = open();
  spoil('current', () => ({ default: [] }));
  expect(await pagesAt('/a')).toEqual({ source: 'current', part: [] });
  onPageError('/a', new Error('thrown'));
  spoil('previous', () => ({ default: [{ path: '/before' }] }));
  await expect(pagesAt('/a')).rejects.toMatchObject({ reason: 'broken' });
});

it('the registry is the server’s response, unless it is an error', async () => {
  const answers = [Response.json(onlyRelease), Response.json(onlyRelease, { status: 503 })];
  vi.stubGlobal('fetch', async () => answers.shift());
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await fetchJson('/portal/registry.json')).toEqual(onlyRelease);
  await expect(fetchJson('/portal/registry.json')).rejects.toThrow('503');
});
