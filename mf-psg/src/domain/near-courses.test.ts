import { aCatalogueClass, aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { nearCourses } from './near-courses.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');
const inCity = (localidade: string | null, start: string | null, changes = {}) =>
  aCatalogueClass({
    localidade,
    dataPeriodoExecucaoInicial: start,
    dataDeEncerramentoOnline: '2026-12-01',
    dataDeEncerramentoPresencial: null,
    vagasDisponiveis: 5,
    ...changes,
  });
const courses = [
  aCatalogueCourse({ id: 1, classes: [inCity('Oiapoque', '2026-12-01'), inCity('Macapá', '2026-12-20')] }),
  aCatalogueCourse({ id: 2, classes: [inCity('SANTANA', '2026-12-10')] }),
  aCatalogueCourse({ id: 3, classes: [inCity('Santana', '2026-12-05')] }),
  aCatalogueCourse({ id: 4, classes: [inCity(null, null)] }),
  aCatalogueCourse({ id: 5, classes: [inCity('Santana', '2026-12-02', { vagasDisponiveis: 0 })] }),
];

it.each([
  ['Santana', [3, 2, 1, 4], 'Macapá'],
  ['Calçoene', [1, 3, 2, 4], 'Oiapoque'],
  ['', [1, 3, 2, 4], 'Oiapoque'],
  ['Belém', [1, 3, 2, 4], 'Oiapoque'],
])('from "%s" the courses %j come in this order, each with its nearest class', (city, ids, nearest) => {
  const near = nearCourses(courses, city, now);
  expect(near.map(({ id }) => id)).toEqual(ids);
  expect(near.find(({ id }) => id === 1)?.city).toBe(nearest);
});
