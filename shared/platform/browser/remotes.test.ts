import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RegistryEntry, RegistrySnapshot } from '../app/boot-data.ts';
import { ChunkLoadError } from '../contract/remote-state.ts';
import type { FailedRelease } from './fall-back.ts';
import { createLiveRegistry, createRemotes } from './remotes.ts';

const createEntry = (name: string, changes: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  version: '2',
  entry: `/${name}.2.js`,
  hasPrevious: false,
  paths: [`/${name}`, `/${name}/:id`],
  slots: [`${name}-news`],
  ...changes,
});
const all = (...remotes: RegistryEntry[]): RegistrySnapshot => ({ remotes, allKnown: true });
const some = (...remotes: RegistryEntry[]): RegistrySnapshot => ({ remotes, allKnown: false });

const Shown = () => null;
const routes: RouteObject[] = [
  { path: '/a', lazy: async () => ({ Component: Shown }) },
  { id: 'b', path: '/b', Component: Shown },
  { path: '/a/:id', lazy: () => Promise.reject(new Error('another page is not fetched')) },
];
const whole = (expose: string): unknown => ({ default: expose === 'routes' ? routes : Shown });

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
  const get = vi.fn(async (remote: string, expose: string) =>
    remote === 'a' ? answer(expose) : whole(expose),
  );
  const forget = vi.fn();
  const report = vi.fn();
  const fallBack = vi.fn(
    async ({ name, reason }: FailedRelease, path: string) => `${name} ${reason} ${path}`,
  );
  const errors: unknown[] = [];
  const remotes = createRemotes({
    registry: createLiveRegistry(known, read),
    containers: { get: ({ name }, expose) => get(name, expose), forget: ({ name }) => forget(name) },
    report({ name, version }, fault, error) {
      report(name, version, fault);
      errors.push(error);
    },
    async fallBack(release, path) {
      await fallBack(release, path);
    },
  });
  const slotOf = async (remote: string) => {
    const state = await remotes.slots.load(`${remote}-news`);
    return state.kind === 'failed' ? state.reason : state.kind;
  };
  const fallbacks = () => Promise.all(fallBack.mock.results.map(({ value }) => value));
  return { ...remotes, slotOf, answer, get, forget, fallbacks, report, errors };
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

it('a page and a slot load, each once', async () => {
  const { pagesAt, slotOf, slots, get, report } = open();
  expect(slots.peek('a-news')).toEqual({ kind: 'pending' });
  expect(await pagesAt('/a')).toEqual([{ id: 'a:/a', path: '/a', lazy: undefined, Component: Shown }]);
  expect([await slotOf('a'), await slotOf('a')]).toEqual(['loaded', 'loaded']);
  expect(slots.peek('a-news')).toMatchObject({ kind: 'loaded', module: { default: Shown } });
  expect(get.mock.calls).toEqual([
    ['a', 'routes'],
    ['a', 'slots/a-news'],
  ]);
  expect(await pagesAt('/b')).toMatchObject([{ id: 'b:b' }]);
  expect(report).not.toHaveBeenCalled();
});

const page = (module: object) => () => ({ default: [{ path: '/a', lazy: async () => module }] });

it.each<[what: string, answers: (expose: string) => unknown]>([
  ['throws', throws('boom')],
  ['exports nothing', () => null],
  ['exports no routes', () => ({ default: Shown })],
  ['has a page that throws', () => ({ default: [{ path: '/a', lazy: throws('boom') }] })],
  ['has a page without a component', page({ default: Shown })],
  ['has a page whose component is none', page({ Component: 'p' })],
  ['has a page whose component is null', page({ Component: null })],
])('the page of a release that %s falls back, and can be retried', async (_what, answers) => {
  const { pagesAt, slotOf, answer, forget, fallbacks, report } = open();
  answer.mockImplementationOnce(answers);
  await expect(pagesAt('/a')).rejects.toMatchObject({ reason: 'broken' });
  expect(await fallbacks()).toEqual(['a broken /a']);
  expect(forget.mock.calls).toEqual([['a']]);
  expect(report.mock.calls).toEqual([['a', '2', 'broken']]);
  expect(await pagesAt('/a')).toHaveLength(1);
  expect(await slotOf('a')).toBe('loaded');
});

it.each([null, {}, { default: 'p' }, { default: {} }])(
  'a slot of %o is broken, and never falls back',
  async (module) => {
    const { slotOf, answer, fallbacks } = open();
    answer.mockImplementationOnce(() => module);
    expect([await slotOf('a'), await slotOf('a')]).toEqual(['broken', 'loaded']);
    expect(await fallbacks()).toEqual([]);
  },
);

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
  const { slotOf, answer, report, errors } = open();
  answer.mockImplementation(() => Promise.reject(error));
  const loading = slotOf('a');
  await vi.runAllTimersAsync();
  expect(await loading).toBe(reason);
  expect(report).toHaveBeenCalledWith('a', '2', reason);
  expect(errors[0]).toBe(error);
});

it.each([
  [3, 'loaded'],
  [4, 'network'],
])('files that fail to load %i times are requested again: %s', async (times, state) => {
  const { slotOf, get } = open();
  for (let failed = 0; failed < times; failed += 1) get.mockRejectedValueOnce(new ChunkLoadError('/a.2.js'));
  const loading = slotOf('a');
  await vi.advanceTimersByTimeAsync(99);
  expect(get).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(await loading).toBe(state);
  expect(get).toHaveBeenCalledTimes(4);
});

it('a page and a slot may take any time until the page is stalled, which is no fault of the release', async () => {
  const { pagesAt, slotOf, answer, get, report } = open();
  const slow = Promise.withResolvers<unknown>();
  get.mockReturnValueOnce(slow.promise);
  const loading = slotOf('a');
  await vi.advanceTimersByTimeAsync(3_600_000);
  slow.resolve(whole('slots/a-news'));
  expect(await loading).toBe('loaded');
  expect(stalled.size).toBe(0);
  answer.mockImplementation(hangs);
  const hanging = pagesAt('/a');
  await vi.advanceTimersByTimeAsync(0);
  stall();
  await expect(hanging).rejects.toMatchObject({ reason: 'timeout' });
  expect(get).toHaveBeenCalledTimes(2);
  expect(report).not.toHaveBeenCalled();
});

it('a slot that throws while rendering shows a failure until a retry', async () => {
  const { slotOf, slots, forget, report } = open();
  await slotOf('a');
  slots.threw('a-news', new Error('thrown'));
  expect([await slotOf('a'), await slotOf('a')]).toEqual(['broken', 'loaded']);
  expect(forget.mock.calls).toEqual([['a']]);
  expect(report.mock.calls).toEqual([['a', '2', 'render']]);
});

it('a page or slot that throws because the document was changed is reported as that, and stays', async () => {
  const { reportThrown, ownerAt, slotOf, slots, forget, report } = open();
  const error = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  const owner = ownerAt('/a');
  if (owner) reportThrown(owner, error);
  await slotOf('a');
  slots.threw('a-news', error);
  expect([await slotOf('a'), await slotOf('a')]).toEqual(['broken', 'loaded']);
  expect(forget).not.toHaveBeenCalled();
  expect(report.mock.calls).toEqual([
    ['a', '2', 'document'],
    ['a', '2', 'document'],
  ]);
});

it('a prefetch ignores failures, and the page is requested on navigation', async () => {
  const { prefetch, pagesAt, get, forget, report } = open();
  get.mockRejectedValueOnce(new Error('boom'));
  await prefetch('/a');
  await prefetch('/ninguem');
  expect(get).toHaveBeenCalledTimes(1);
  expect(forget.mock.calls).toEqual([['a']]);
  expect(report).not.toHaveBeenCalled();
  expect(await pagesAt('/a')).toHaveLength(1);
});

it('unknown paths and slots belong to a remote that becomes available; the others keep the releases that the page started with', async () => {
  const read = vi.fn(async () =>
    all(createEntry('a', { version: '3', slots: ['late-news'] }), createEntry('b')),
  );
  const { ownerAt, pagesAt, slotOf, get } = open({ known: some(createEntry('a')), read });
  expect(await slotOf('b')).toBe('loaded');
  expect([await pagesAt('/b'), await pagesAt('/a')]).toMatchObject([[{ id: 'b:b' }], [{ id: 'a:/a' }]]);
  expect(ownerAt('/a')?.version).toBe('2');
  expect(await slotOf('late')).toBe('unavailable');
  expect(get).toHaveBeenCalledWith('b', 'slots/b-news');
  expect(read).toHaveBeenCalledTimes(1);
});

it('unknown paths and slots have no owner once all remotes are known, without another request', async () => {
  const read = vi.fn(async () => all());
  const { pagesAt, slotOf, get } = open({ read });
  expect(await pagesAt('/ninguem')).toEqual([]);
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
