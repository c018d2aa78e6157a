import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumbs.tsx';

const stops = [
  { label: 'Início', to: '/' },
  { label: 'Cursos', to: '/cursos' },
  { label: 'Barbeiro', to: null },
];

it('the way to a page names its stops, with their addresses where these are known', () => {
  const known = breadcrumbList(stops, (path) => `https://portal.example${path}`);
  expect(known).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Início', item: 'https://portal.example/' },
      { position: 2, name: 'Cursos', item: 'https://portal.example/cursos' },
      { position: 3, name: 'Barbeiro', item: undefined },
    ],
  });
  expect(JSON.stringify(breadcrumbList(stops, () => null))).not.toContain('"item"');
});
