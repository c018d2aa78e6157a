import { createMemoryRouter, data, type RouteObject } from '@portal/runtime/router';
import { expect, it, vi } from 'vitest';
import { portalRoutes, REGION_ID } from './portal-routes.tsx';

const pages: Record<string, RouteObject> = {
  '/': { id: 'home', path: '/' },
  '/cursos': { id: 'schedule', path: '/cursos' },
  '/psg/edital/50': { id: 'notice', path: '/psg/edital/:id' },
  '/nada/disto': { id: 'rest', path: '*' },
  '/falha': {
    id: 'failing',
    path: '/falha',
    loader: () => {
      throw data(null, { status: 404 });
    },
  },
};

/** A router that starts at the schedule and asks for every other page. */
function openSchedule(pageAt = async (path: string) => pages[path]) {
  const asked = vi.fn(pageAt);
  const router = createMemoryRouter(portalRoutes('1', [pages['/cursos'] as RouteObject]), {
    initialEntries: ['/cursos'],
    async patchRoutesOnNavigation({ path, patch }) {
      const page = await asked(path);
      patch(REGION_ID, page ? [page] : []);
    },
  });
  const arrive = async (path: string) => {
    await router.navigate(path);
    return router.state.matches.map(({ route }) => route.id);
  };
  return { router, asked, arrive };
}

it.each([
  ['/', 'home'],
  ['/psg/edital/50', 'notice'],
  ['/nada/disto', 'rest'],
])('a navigation to %s asks for its page', async (path, id) => {
  const { asked, arrive } = openSchedule();
  expect(await arrive(path)).toEqual(['shell', REGION_ID, id]);
  expect(asked).toHaveBeenCalledWith(path);
});

it('a page that is there is not hidden by one that takes what others leave', async () => {
  const { arrive } = openSchedule();
  await arrive('/nada/disto');
  expect(await arrive('/')).toEqual(['shell', REGION_ID, 'home']);
  expect(await arrive('/cursos')).toEqual(['shell', REGION_ID, 'schedule']);
});

it.each(['/', '/nada/disto'])('a page at %s that cannot be had fails inside the shell', async (path) => {
  const { router, arrive } = openSchedule(async () => {
    throw new Error('network');
  });
  const [outermost, region] = await arrive(path);
  expect(outermost).toBe('shell');
  expect(Object.keys(router.state.errors ?? {})).toEqual([region]);
});

it('a page that fails and an address that nobody owns fail inside the shell', async () => {
  const { router, arrive } = openSchedule();
  await arrive('/falha');
  expect(Object.keys(router.state.errors ?? {})).toEqual([REGION_ID]);
  const [, region] = await arrive('/ninguem');
  expect(router.state.errors?.[region ?? '']).toMatchObject({ status: 404 });
});
