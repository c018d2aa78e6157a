import { hash } from 'node:crypto';
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SlotModule } from '../../remote/slot.ts';
import { containerText } from '../../testing/fake-remote.ts';
import { checkModules, createRemoteCode } from './remote-code.ts';

vi.stubGlobal('__SHARED_VERSIONS__', { react: '19.3.1' });

const routes = "return { './routes': { default: [{ path: '/a' }] } };";
let count = 0;

/** Opens a remote whose server code should be `source`. Its version is unique, because the runtime caches releases. */
function open(source: string, read: (remote: string, file: string) => Promise<string | null>) {
  count += 1;
  const server = { file: 'a.cjs', sha256: hash('sha256', source), exposes: ['routes'] };
  const manifest = { name: 'mf-a', version: String(count), paths: ['/a'], server };
  return createRemoteCode({ modules: {}, manifests: [manifest], read });
}

it('code is evaluated once, and again if it was not available', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const source = containerText(routes);
  const read = vi.fn(async (): Promise<string | null> => source);
  const { load } = open(source, read);
  read.mockResolvedValueOnce(null);
  expect(await load('mf-a')).toBeNull();
  const evaluated = await load('mf-a');
  expect(evaluated?.routes).toHaveLength(1);
  expect(await load('mf-a')).toBe(evaluated);
  expect(read.mock.calls).toEqual(Array(2).fill(['mf-a', 'server/a.cjs']));
  expect(await load('mf-none')).toBeNull();
});

it.each([
  ['another file than announced', containerText(routes), 'another file', /not the announced/],
  ['a module that the host does not share', containerText("await shared('vue')"), null, /vue is not/],
  ['a container without routes', containerText("return { './routes': {} };"), null, /exports no routes/],
])('%s is rejected', async (_what, source, sent, message) => {
  const { evaluate } = open(source, async () => sent ?? source);
  await expect(evaluate('mf-a')).rejects.toThrow(message);
});

const Component = () => null;
const check = (route: RouteObject, slots: Record<string, SlotModule> = {}) =>
  checkModules({ routes: [{ path: '/first', Component }, route], slots });

it.each<[string, RouteObject, string]>([
  ['no component', { path: '/a', lazy: async () => ({}) }, '/a: the page exports no Component'],
  [
    'a loader only',
    { path: '/a', lazy: async () => ({ loader: () => null }) },
    '/a: the page exports no Component',
  ],
  [
    'a component that is none',
    { path: '/a', Component: 'Page' as never },
    '/a: the page exports no Component',
  ],
  [
    'a child without one',
    { path: '/a', children: [{ index: true, lazy: async () => ({}) }] },
    '/a: the page exports no Component',
  ],
  ['a module that fails', { path: '/a', lazy: () => Promise.reject(new Error('broken')) }, '/a: broken'],
])('rejects a page with %s', async (_what, route, message) => {
  await expect(check(route)).rejects.toThrow(message);
});

it('rejects a slot without a component', async () => {
  await check({ path: '/a', Component }, { news: { default: Component } });
  await expect(check({ path: '/a', Component }, { news: {} as SlotModule })).rejects.toThrow(
    'the slot news exports no component',
  );
});
