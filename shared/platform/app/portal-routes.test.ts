import { createMemoryRouter, data, type RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createRouterPages } from '../browser/router-pages.tsx';
import { testApp } from '../testing/test-app.ts';
import type { RenderedPageRef } from './boot-data.ts';
import { createAppRoutes, createHydrationTracker, portalRoutes, REGION_ID } from './portal-routes.tsx';

/** Creates a router that starts at the schedule and loads every other page. */
function open() {
  const page = (remote: string, path: string): RouteObject => ({
    id: `${remote}:${path}`,
    path,
    loader: () => remote,
  });
  const failing: RouteObject = {
    ...page('courses', '/falha'),
    loader() {
      throw data(null, { status: 404 });
    },
  };
  const pageAt = vi.fn(async (path: string): Promise<RouteObject[]> => {
    if (path === '/rede') throw new Error('network');
    if (path === '/falha') return [failing];
    if (path === '/ninguem') return [];
    if (path === '/nada/disto') return [page('psg', '*')];
    if (path.startsWith('/psg')) return [page('psg', path === '/psg' ? path : '/psg/edital/:id')];
    return [page('courses', path)];
  });
  const pages = createRouterPages(pageAt, testApp.Failure);
  const first = pages.createServerRenderedRoute(
    page('courses', '/cursos') as RenderedPageRef,
    Promise.resolve(page('courses', '/cursos')),
  );
  const router = createMemoryRouter(portalRoutes(testApp, [first]), {
    initialEntries: ['/cursos'],
    patchRoutesOnNavigation: pages.patchRoutes,
  });
  const go = async (path: string) => {
    await router.navigate(path);
    return router.state.matches.map(({ route }) => route.id);
  };
  return { router, pageAt, go };
}

it('a navigation loads its page, which no catch-all page hides', async () => {
  const { pageAt, go } = open();
  for (const [path, id] of [
    ['/nada/disto', 'psg:*'],
    ['/psg/edital/50', 'psg:/psg/edital/:id'],
    ['/', 'courses:/'],
    ['/cursos', 'courses:/cursos'],
  ] as const)
    expect(await go(path)).toEqual(['shell', REGION_ID, id]);
  expect(pageAt.mock.calls).toEqual([['/nada/disto'], ['/psg/edital/50'], ['/']]);
});

it.each([
  ['that fails to load', '/rede', undefined],
  ['that fails', '/falha', 404],
  ['that no remote owns', '/ninguem', 404],
])('a page %s fails inside the shell', async (_what, path, status) => {
  const { router, go } = open();
  const [outermost, region] = await go(path);
  expect(outermost).toBe('shell');
  expect(Object.keys(router.state.errors ?? {})).toEqual([region]);
  expect(router.state.errors?.[region ?? '']?.status).toBe(status);
});

it('one component renders all paths of a remote, and nothing else does', () => {
  const Component = () => null;
  const routes = [
    { path: '/a', Component },
    { path: '/b', Component },
  ];
  expect(createAppRoutes({ default: Component }, ['/a', '/b'])).toEqual({ default: routes });
  for (const other of [null, {}, { default: 'p' }])
    expect(() => createAppRoutes(other, ['/a'])).toThrow('component');
});

type Step = ['onPending' | 'onHydrated', string] | ['onLeave'];

const pending = (part: string): Step => ['onPending', part];
const hydrated = (part: string): Step => ['onHydrated', part];
const shell = hydrated('shell');

it.each<[when: string, steps: Step[], marks: string[]]>([
  ['with the shell, if nothing else is pending', [shell], ['hydrated']],
  ['with the page', [pending('page'), shell, hydrated('page')], ['hydrated']],
  ['not before the page', [pending('page'), shell], []],
  ['not before the shell', [pending('page'), hydrated('page')], []],
  ['not before a slot of the page', [pending('page'), shell, pending('slot'), hydrated('page')], []],
  [
    'with a part that hydrates before it is registered',
    [hydrated('slot'), pending('slot'), shell],
    ['hydrated'],
  ],
  ['once', [shell, pending('slot'), hydrated('slot'), ['onLeave'], ['onLeave']], ['hydrated']],
])('the document is marked as hydrated %s', async (_when, steps, marks) => {
  const mark = vi.fn();
  const tracker = createHydrationTracker(mark);
  for (const [call, part = ''] of steps) tracker[call](part);
  await Promise.resolve();
  expect(mark.mock.calls.flat()).toEqual(marks);
});
