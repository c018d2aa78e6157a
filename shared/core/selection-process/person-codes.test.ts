import { expect, it } from 'vitest';
import { educationLevelName } from './education-levels.ts';
import { raceName } from './races.ts';

it.each([
  [1, 'Parda'],
  [5, 'Indígena'],
  [6, 'Sem declaração'],
  [7, 'Não informada'],
  [null, 'Não informada'],
])('race %s is %s (B 3)', (code, name) => expect(raceName(code)).toBe(name));

it.each([
  [1, 'Fundamental Completo'],
  [2, 'Superior Completo (Graduação)'],
  [3, 'Médio Completo'],
  [5, 'Doutorado'],
  [6, ''],
  [null, ''],
])('education level %s is "%s" on the sheet (B 2.7)', (code, name) =>
  expect(educationLevelName(code)).toBe(name),
);
