import { expect, it } from 'vitest';
import { shiftsOf } from './shifts.ts';

it.each([
  [['Segunda a sexta, 18h30 às 22h'], ['noite']],
  [
    ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
    ['tarde', 'fim-de-semana'],
  ],
  [['Segunda a sábado, 8h às 15h'], ['integral']],
  [
    ['08:00 - 12:00', '13:30 às 17:30'],
    ['manha', 'tarde'],
  ],
  [['Segunda a sexta, das 8 às 12h e das 14 às 18h'], ['manha', 'tarde']],
  [['Segunda, 8h às 12h', 'Terça, 8h às 11h'], ['manha']],
  [['03/12 a 20/12, 8h às 11h'], ['manha']],
  [['12h às 14h'], ['tarde']],
  [['Início em 3/8 às 14h'], ['tarde']],
  [['Matutino, vespertino ou noturno'], ['manha', 'tarde', 'noite']],
  [['Período integral'], ['integral']],
  [['A combinar'], []],
])('a class at %j is in the shifts %j', (horarios, expected) => {
  expect(shiftsOf(horarios)).toEqual(expected);
});
