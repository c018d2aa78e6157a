import { hash } from 'node:crypto';
import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SlotModule } from '../../remote/slot.ts';
import { containerText } from '../../testing/container-text.ts';
import type { ReleaseCode } from './protocol.ts';
import { checkModules, createRemoteCode, createRemoteEvaluation } from './remote-code.ts';

vi.stubGlobal('__SHARED_VERSIONS__', { react: '19.3.1' });

const routes = "return { './routes': { default: [{ path: '/a' }] } };";
let count = 0;
/** Unique name: the runtime caches releases for the lifetime of the process. */
const release = (source: string, over: Partial<ReleaseCode> = {}): ReleaseCode => ({
  name: 'mf-a',
  version: String(++count),
  paths: ['/a'],
  source,
  sha256: hash('sha256', source),
  exposes: ['routes'],
  ...over,
});

it('code is evaluated once by its digest, and again if it was not available', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const code = release(containerText(routes));
  const ask = vi.fn(async (): Promise<ReleaseCode | null> => code);
  const codeOf = createRemoteCode(createRemoteEvaluation({}), ask);
  const manifest = { name: 'mf-a', server: { file: 'a.cjs', sha256: code.sha256, exposes: ['routes'] } };
  ask.mockResolvedValueOnce(null);
  expect(await codeOf(manifest)).toBeNull();
  const evaluated = await codeOf(manifest);
  expect(evaluated?.routes).toHaveLength(1);
  expect(await codeOf(manifest)).toBe(evaluated);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValueOnce(release('another file', { sha256: code.sha256 }));
  expect(await codeOf({ ...manifest, server: { ...manifest.server, sha256: 'other' } })).toBeNull();
});

it.each([
  ['another file than announced', containerText(routes), { sha256: 'another' }, /not the announced/],
  ['a module that the host does not share', containerText("await shared('vue')"), {}, /vue is not/],
  ['a container without routes', containerText("return { './routes': {} };"), {}, /exports no routes/],
])('%s is rejected', async (_what, source, over, message) => {
  const { evaluate } = createRemoteEvaluation({});
  await expect(evaluate(release(source, over))).rejects.toThrow(message);
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
