import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

const stops = [
  { label: 'Início', to: '/' },
  { label: 'Cursos', to: '/cursos' },
  { label: 'Barbeiro', to: null },
];

it.each([
  [
    'known',
    (path: string) => `https://portal.example${path}`,
    ['https://portal.example/', 'https://portal.example/cursos', undefined],
  ],
  ['unknown', () => null, [undefined, undefined, undefined]],
])('the way to a page of a portal whose address is %s', (_what, addressOf, items) => {
  expect(breadcrumbList(stops, addressOf)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: stops.map(({ label }, index) => ({
      position: index + 1,
      name: label,
      item: items[index],
    })),
  });
});
