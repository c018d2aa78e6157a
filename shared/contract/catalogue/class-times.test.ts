import { describe, expect, it } from 'vitest';
import { cellsOf, timesOf } from './class-times.ts';
import { weekCells } from './week-cells.ts';

const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex'];
const every = (days: readonly string[], ...parts: readonly string[]) =>
  days.flatMap((day) => parts.map((part) => `${day}-${part}`));

describe('the cells of the week that a class needs', () => {
  it.each([
    [['Segunda a sexta, 18h30 às 22h'], every(weekdays, 'noite')],
    [
      ['Terças e quintas, 14h às 18h', 'Sábados, 8h às 12h'],
      ['ter-tarde', 'qui-tarde', 'sab-manha'],
    ],
    [['Segunda, quarta e sexta, 18h às 22h'], every(['seg', 'qua', 'sex'], 'noite')],
    [['Sábados, 8h às 17h'], ['sab-manha', 'sab-tarde']],
    [['SEG a QUI das 08:00 - 12:00'], every(['seg', 'ter', 'qua', 'qui'], 'manha')],
    [['segunda-feira à sexta-feira, das 8 às 12h e das 14 às 18h'], every(weekdays, 'manha', 'tarde')],
    [['Terças-feiras, 8h às 12h30'], ['ter-manha', 'ter-tarde']],
    [['Quinta, 17h30 às 21h'], ['qui-tarde', 'qui-noite']],
    [['Sexta a domingo, 19h'], every(['sex', 'sab', 'dom'], 'noite')],
    [['Segunda a segunda, 8h às 9h'], every([...weekdays, 'sab', 'dom'], 'manha')],
    [['Sábado a segunda, à noite'], ['seg-noite', 'sab-noite', 'dom-noite']],
    [['Sextas, 22h às 0h'], ['sex-noite']],
    [['Fins de semana, período integral'], every(['sab', 'dom'], 'manha', 'tarde')],
    [['Dias úteis, tarde'], every(weekdays, 'tarde')],
    [['Todos os dias, 8h às 9h'], every([...weekdays, 'sab', 'dom'], 'manha')],
    // Missing days or hours may be any.
    [['Sábados'], every(['sab'], 'manha', 'tarde', 'noite')],
    [['19h às 22h'], every(weekdays, 'noite')],
    [['Quartas, 30h às 40h'], every(['qua'], 'manha', 'tarde', 'noite')],
    [['A combinar'], every(weekdays, 'manha', 'tarde', 'noite')],
    [['Semestral, domiciliar, 19h'], every(weekdays, 'noite')],
    [[' '], [...weekCells]],
    [[], [...weekCells]],
  ])('%j: %j', (horarios, cells) => {
    expect(cellsOf(horarios)).toEqual(cells);
  });
});

it.each([
  [['Segunda a quarta, 18h30 às 22h'], [[['seg', 'ter', 'qua'], 18.5, 22]]],
  [
    ['Terças, 14h às 18h; sábados, 8h às 12h'],
    [
      [['ter'], 14, 18],
      [['sab'], 8, 12],
    ],
  ],
  [['Sextas, 22h às 0h'], [[['sex'], 22, 24]]],
  [['Terças', '19h às 22h', 'A combinar'], []],
])('of %j the days and hours are certain: %j', (horarios, certain) => {
  expect(timesOf(horarios).map(({ days, from, to }) => [days, from, to])).toEqual(certain);
});
