import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageName, routesOf } from './routes-of.ts';

const Component = () => null;
const routes = routesOf(
  [
    { name: 'course', path: '/detalhes/:id' },
    { path: '/home', redirectTo: '/' },
    { path: '/course_details/:id', redirectTo: '/detalhes/:id' },
  ],
  async (name) => ({ Component, handle: { slots: [name] } }),
);

it('a page is loaded by its name, which its route id contains', async () => {
  const route = matchRoutes(routes, '/detalhes/12')?.[0]?.route;
  expect(pageName(`mf-a:${route?.id}`)).toBe('course');
  expect(typeof route?.lazy === 'function' && (await route.lazy())).toEqual({
    Component,
    handle: { slots: ['course'] },
  });
});

it.each([
  ['/home', '/'],
  ['/course_details/12', '/detalhes/12'],
  ['/course_details/a%2Fb', '/detalhes/a%2Fb'],
])('the old path %s redirects permanently to %s', async (old, address) => {
  const match = matchRoutes(routes, old)?.[0];
  const loader = match?.route.loader as (args: object) => Response;
  const answer = loader({ params: match?.params });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
});
