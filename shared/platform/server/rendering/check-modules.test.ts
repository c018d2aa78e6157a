import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SlotModule } from '../../remote/slot.ts';
import { checkModules } from './check-modules.ts';

const Component = () => null;
const check = (route: RouteObject, slots: Record<string, SlotModule> = {}) =>
  checkModules({ routes: [{ path: '/first', Component }, route], slots });

it.each<[string, RouteObject]>([
  ['a component', { path: '/a', Component }],
  ['an element', { path: '/a', element: null, lazy: async () => ({ element: 'text' }) }],
  ['a module with a component', { path: '/a', lazy: async () => ({ Component, loader: () => null }) }],
  ['a component that loads by itself', { path: '/a', lazy: { Component: async () => Component } }],
  ['children', { path: '/a', children: [{ index: true, Component }] }],
  ['a redirect', { path: '/a', loader: () => null }],
])('accepts a page with %s', async (_what, route) => {
  await check(route);
});

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
