import { expect, it } from 'vitest';
import { isOpenProcess, processStateName, registrationStatusName } from './statuses.ts';

it.each([
  [1, true, 'Em andamento'],
  [2, true, 'Em andamento'],
  [3, false, 'Encerrado'],
  [4, false, 'Encerrado'],
])('a selection process with status %i: open %s, %s', (status, open, name) => {
  expect(isOpenProcess(status)).toBe(open);
  expect(processStateName(status)).toBe(name);
});

it.each([
  [1, 'Inscrito'],
  [2, 'Classificado'],
  [3, 'Reserva'],
  [4, 'Cancelado'],
  [null, ''],
  [9, ''],
])('a registration with status %s is called "%s"', (status, name) => {
  expect(registrationStatusName(status)).toBe(name);
});
