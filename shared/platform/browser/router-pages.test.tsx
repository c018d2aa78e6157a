import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { portalRoutes } from '../app/portal-routes.tsx';
import { testApp } from '../testing/test-app.ts';
import { createRouterPages } from './router-pages.tsx';

// The path has a parameter, for which the router loads pages even if it knows one.
const sent = { remote: 'courses', id: 'courses:schedule', path: '/:list' };

function createPage(release: string, more: Partial<RouteObject> = {}): RouteObject {
  const Component = () => (
    <p>
      {release} {useLocation().search}
    </p>
  );
  return { id: sent.id, path: sent.path, Component, ...more } as RouteObject;
}

const news: RouteObject = { id: 'content:news', path: '/noticias', Component: () => <p>news</p> };

/** Opens a server-rendered schedule whose code is still loading. */
async function open() {
  const code = Promise.withResolvers<RouteObject | null>();
  const pages = createRouterPages(
    async (path) => [path === '/portal/cursos' ? createPage('asked again') : news],
    testApp.Failure,
  );
  const router = createMemoryRouter(
    portalRoutes(testApp, [pages.createServerRenderedRoute(sent, code.promise)]),
    {
      basename: '/portal/',
      initialEntries: ['/portal/cursos'],
      hydrationData: { loaderData: { [sent.id]: 'sent' } },
      patchRoutesOnNavigation: pages.patchRoutes,
    },
  );
  await act(async () => render(<RouterProvider router={router} />));
  const settle = (settles: Settles) => act(async () => settles(code));
  const go = (to: string) => act(async () => void router.navigate(to));
  return { settle, go, router };
}

type Settles = (code: PromiseWithResolvers<RouteObject | null>) => void;

const load: Settles = ({ resolve }) => resolve(createPage('current'));
const fail: Settles = ({ resolve }) => resolve(null);

it('keeps the server-rendered HTML if no code can be loaded', async () => {
  const { settle, router } = await open();
  const { key } = router.state.location;
  await settle(fail);
  expect(router.state).toMatchObject({ location: { key }, navigation: { state: 'idle' }, errors: null });
  expect(screen.queryByText('failed')).toBeNull();
});

it.each<[string, Settles, again: string]>([
  ['loads', load, 'current'],
  ['fails to load', fail, 'asked again'],
])(
  'visitors who have navigated away stay there when the code %s, and find the page',
  async (_what, settles, again) => {
    const { settle, go, router } = await open();
    await go('/noticias');
    expect(await screen.findByText('news')).toBeVisible();
    await settle(settles);
    expect(router.state.location.pathname).toBe('/portal/noticias');
    await go('/cursos');
    expect(await screen.findByText(again)).toBeVisible();
  },
);

it.each<[string, Settles, shown: string]>([
  ['loads', load, 'current ?loja=1'],
  ['fails to load', fail, 'asked again ?loja=1'],
])('visitors who navigate within the page arrive when the code %s', async (_what, settles, shown) => {
  const { settle, go, router } = await open();
  await go('/cursos?loja=1');
  expect(router.state.navigation.state).toBe('loading');
  await settle(settles);
  expect(await screen.findByText(shown)).toBeVisible();
});

it('the page’s own route properties apply as soon as its code has loaded', async () => {
  const { settle, go, router } = await open();
  const loader = vi.fn(() => 'loaded');
  const shouldRevalidate = vi.fn(() => false);
  await settle(({ resolve }) => resolve(createPage('current', { loader, shouldRevalidate })));
  expect(router.state.loaderData).toEqual({ [sent.id]: 'sent' });
  await go('/cursos?loja=1');
  expect(loader).not.toHaveBeenCalled();
  shouldRevalidate.mockReturnValue(true);
  await go('/cursos?loja=2');
  expect(router.state.loaderData).toEqual({ [sent.id]: 'loaded' });
});
