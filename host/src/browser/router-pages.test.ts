import { createMemoryRouter, type RouteObject } from '@portal/runtime/router';
import { expect, it } from 'vitest';
import { portalRoutes } from '../app/portal-routes.tsx';
import { createRouterPages } from './router-pages.ts';

/** A router that starts at the schedule; a page's data is its release. */
async function open() {
  const release = { courses: 'current', psg: 'current' };
  const page = (remote: keyof typeof release, path: string): RouteObject => {
    const of = release[remote];
    return { id: `${remote}:${path}`, path, loader: () => of };
  };
  const pageAt = (path: string) => {
    if (path === '/psg') return [page('psg', path)];
    return [page('courses', path.startsWith('/detalhes') ? '/detalhes/:id' : path)];
  };
  const pages = createRouterPages((known) => portalRoutes('1', known));
  const router = createMemoryRouter(pages.begin(pageAt('/cursos')), {
    initialEntries: ['/cursos'],
    patchRoutesOnNavigation: ({ path, patch, signal }) => pages.add(async () => pageAt(path), patch, signal),
  });
  pages.attach(router);
  const visit = async (path: string) => {
    await router.navigate(path);
    return Object.values(router.state.loaderData).at(-1);
  };
  return { pages, visit, release };
}

it('a remote that turns to another release brings all of its pages of that one, and other remotes theirs', async () => {
  const { pages, visit, release } = await open();
  for (const path of ['/psg', '/cursos', '/detalhes/1']) expect(await visit(path), path).toBe('current');
  release.courses = 'previous';
  release.psg = 'not asked for';
  pages.drop('courses');
  for (const path of ['/detalhes/1', '/cursos', '/detalhes/2', '/cursos-salvos', '/detalhes/1'])
    expect(await visit(path), path).toBe('previous');
  expect(await visit('/psg')).toBe('current');
});

it('a remote whose pages nobody has seen changes nothing', async () => {
  const { pages, visit } = await open();
  pages.drop('psg');
  expect(await visit('/cursos')).toBe('current');
  expect(await visit('/psg')).toBe('current');
});
