import { containerGlobal } from '@portal/runtime/federation/container-global';
import { version as reactVersion } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownRemotes } from '../app/boot-data.ts';
import { createLiveRegistry } from './live-registry.ts';
import { connectRemotes } from './remote-containers.ts';

const name = containerGlobal('mf-a');
const entry = {
  name: 'mf-a',
  version: '2',
  entry: '/a.2.js',
  previous: { version: '1', entry: '/a.1.js' },
  paths: [],
  slots: [],
};
const known: KnownRemotes = { remotes: [entry], allKnown: true };

/** What a script leaves behind: modules that say what they are of and what was asked for. */
const container = (label: string) => ({
  init: vi.fn(),
  get: async (expose: string) => () => `${label} ${expose}`,
});
/** What the script of an address announces; null where it cannot be had. */
const announced = vi.fn<(address: string) => unknown>();
const open = () => connectRemotes(createLiveRegistry(known, async () => known));

beforeEach(() => {
  announced.mockReset().mockImplementation(container);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[];
    const announces = announced(new URL(script?.src ?? '').pathname);
    if (announces !== null) Reflect.set(globalThis, name, announces);
    queueMicrotask(() =>
      announces === null ? script?.onerror?.(new Event('error')) : script?.onload?.(new Event('load')),
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.set(globalThis, name, undefined);
});

it('releases live side by side, each with the host’s modules and fetched once', async () => {
  const current = container('/a.2.js');
  announced.mockReturnValueOnce(current);
  const { get } = open();
  expect(await Promise.all([get('mf-a', 'routes', 'current'), get('mf-a', 'slots/x', 'current')])).toEqual([
    '/a.2.js ./routes',
    '/a.2.js ./slots/x',
  ]);
  expect(await get('mf-a', 'routes', 'previous')).toBe('/a.1.js ./routes');
  expect(await get('mf-a', 'routes', 'current')).toBe('/a.2.js ./routes');
  expect(announced.mock.calls).toEqual([['/a.2.js'], ['/a.1.js']]);
  expect(current.init.mock.calls).toEqual([
    [expect.objectContaining({ react: { [reactVersion]: expect.anything() } })],
  ]);
});

const half = {
  ...container('half'),
  init() {
    throw new Error('half a container');
  },
};

it.each([
  ['does not come', null, 'could not load /a.2.js'],
  ['announces nothing', undefined, 'mf-a announces no container'],
  ['throws', half, 'half a container'],
])('a release whose script %s is asked for again', async (_what, first, message) => {
  announced.mockReturnValueOnce(first);
  const { get } = open();
  await expect(get('mf-a', 'routes', 'current')).rejects.toThrow(message);
  expect(await get('mf-a', 'routes', 'current')).toBe('/a.2.js ./routes');
});

it('a module that threw half-way never passes for whole: all is evaluated anew once it is forgotten', async () => {
  announced.mockReturnValueOnce(container('half'));
  const { get, forget } = open();
  expect(await get('mf-a', 'routes', 'current')).toBe('half ./routes');
  forget('mf-a', 'current');
  expect(await get('mf-a', 'routes', 'current')).toBe('/a.2.js ./routes');
});
