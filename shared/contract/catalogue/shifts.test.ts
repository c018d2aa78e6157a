import { expect, it } from 'vitest';
import { shiftsOf } from './shifts.ts';

it.each([
  [['Segunda a sexta, 18h30 às 22h'], ['noite']],
  [
    ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
    ['tarde', 'fim-de-semana'],
  ],
  [['Sábados, 8h às 17h'], ['fim-de-semana']],
  [['Segunda a sábado, 8h às 15h'], ['integral']],
  [
    ['08:00 - 12:00', '13:30 às 17:30'],
    ['manha', 'tarde'],
  ],
  [['Segunda a sexta, das 8 às 12h e das 14 às 18h'], ['manha', 'tarde']],
  [['19:00:00 às 22:00:00'], ['noite']],
  [['Segunda, 8h às 12h', 'Terça, 8h às 11h'], ['manha']],
  [['03/12 a 20/12, 8h às 11h'], ['manha']],
  [['A partir das 14h'], ['tarde']],
  [['12h às 14h'], ['tarde']],
  [['De 10 a 20 alunos, 17h'], ['noite']],
  [['Início em 3/8 às 14h'], ['tarde']],
  [['Matutino, vespertino ou noturno'], ['manha', 'tarde', 'noite']],
  [['MANHÃ e noite'], ['manha', 'noite']],
  [['Período integral'], ['integral']],
  [['A combinar'], []],
  [[], []],
])('a class at %j is in the shifts %j', (horarios, expected) => {
  expect(shiftsOf(horarios)).toEqual(expected);
});
