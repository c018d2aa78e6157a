import { expect, it } from 'vitest';
import { axisLabels } from './axis-labels.ts';
import type { CourseEntry } from './course-entries.ts';

const entries = (...courses: [axis: string, segment: string | null][]) =>
  courses.map(([axis, segment]) => ({ axis, head: { segment } as CourseEntry['head'] }));

it('names an axis by the areas of its courses, in the order of the alphabet', () => {
  const labels = axisLabels(
    entries(['Ambiente e Saúde', 'Saúde'], ['Ambiente e Saúde', 'Beleza'], ['Gestão e Negócios', 'Comércio']),
  );
  expect([...labels]).toEqual([
    ['ambiente e saude', 'Beleza e Saúde'],
    ['gestao e negocios', 'Comércio'],
  ]);
});

it('keeps the name of axes whose areas are the same, or not known', () => {
  const labels = axisLabels(entries(['Lazer', 'Moda'], ['Turismo', 'Moda'], ['Outros cursos', null]));
  expect([...labels.values()]).toEqual(['Lazer', 'Turismo', 'Outros cursos']);
});
