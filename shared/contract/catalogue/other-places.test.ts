import { aCatalogueClass, aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { isTaughtAt, otherPlaces } from './other-places.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const classIn = (localidade: string | null, start: string | null, closes = '2090-01-01') =>
  aCatalogueClass({
    localidade,
    nomeUnidadeOperativa: localidade && `Unidade ${localidade}`,
    dataPeriodoExecucaoInicial: start,
    dataDeEncerramentoOnline: closes,
    dataDeEncerramentoPresencial: closes,
  });

const courses = [
  aCatalogueCourse({
    id: 1,
    classes: [
      classIn('Macapá', '2026-12-10'),
      classIn('Macapá', '2026-12-03'),
      classIn('Oiapoque', '2026-12-05'),
    ],
  }),
  aCatalogueCourse({
    id: 2,
    classes: [
      classIn('Macapá', null),
      classIn('Mazagão', '2026-12-01', '2026-11-19'),
      classIn(null, '2026-12-01'),
    ],
  }),
  aCatalogueCourse({ id: 3, classes: [classIn('santana', '2026-12-01')] }),
];

it.each([
  [
    'city',
    'Santana',
    [
      ['Macapá', 2, '2026-12-03'],
      ['Oiapoque', 1, '2026-12-05'],
    ],
  ],
  [
    'city',
    'Macapá',
    [
      ['santana', 1, '2026-12-01'],
      ['Oiapoque', 1, '2026-12-05'],
    ],
  ],
  [
    'unit',
    'Unidade Santana',
    [
      ['Unidade Macapá', 2, '2026-12-03'],
      ['Unidade Oiapoque', 1, '2026-12-05'],
    ],
  ],
] as const)('by %s, in place of %s there are %j', (kind, missing, places) => {
  expect(
    otherPlaces(courses, kind, missing, now).map(({ name, courses, start }) => [name, courses, start]),
  ).toEqual(places);
});

it.each([
  ['city', 'Santana', true],
  ['city', 'mazagao', true],
  ['unit', 'Unidade Oiapoque', true],
  ['city', 'Calçoene', false],
] as const)('knows whether a course is taught in the %s %s, open or not', (kind, place, expected) => {
  expect(isTaughtAt(courses, kind, place)).toBe(expected);
});

it('has none where nothing can be enrolled in', () => {
  expect(otherPlaces([], 'city', 'Santana', now)).toEqual([]);
});
