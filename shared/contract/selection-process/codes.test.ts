import { expect, it } from 'vitest';
import { educationLevelName, raceName } from './coded-values.ts';
import { processStateName, registrationStatusName } from './statuses.ts';

// B 2.7, B 3, B 4
it.each([
  [
    'race',
    raceName,
    [1, 5, 6, 7, null],
    ['Parda', 'Indígena', 'Sem declaração', ...Array(2).fill('Não informada')],
  ],
  [
    'level',
    educationLevelName,
    [1, 2, 3, 5, 6, null],
    ['Fundamental Completo', 'Superior Completo (Graduação)', 'Médio Completo', 'Doutorado', '', ''],
  ],
  [
    'registration',
    registrationStatusName,
    [1, 2, 3, 4, null, 9],
    ['Inscrito', 'Classificado', 'Reserva', 'Cancelado', '', ''],
  ],
])('the codes of a %s are read as specified', (_of, nameOf, codes, names) => {
  expect(codes.map(nameOf)).toEqual(names);
});

it.each([
  [1, 'Em andamento'],
  [2, 'Em andamento'],
  [3, 'Encerrado'],
  [4, 'Encerrado'],
])('a selection process with status %i is called "%s"', (status, name) => {
  expect(processStateName(status)).toBe(name);
});
