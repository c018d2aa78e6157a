import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { findClashes, type TitledClass } from './clashes.ts';

const held = (title: string, horario: string, from: string | null, to: string | null): TitledClass => ({
  title,
  offered: aClass({
    localidade: title === 'Barbeiro' ? 'Santana' : null,
    horarios: [horario],
    dataPeriodoExecucaoInicial: from,
    dataPeriodoExecucaoFinal: to,
  }),
});
const barber = held('Barbeiro', 'Segunda a quarta, 19h às 22h', '2027-01-04', '2027-03-31');

it.each([
  ['Segunda e quarta, 18h às 20h', '2027-02-01', '2027-05-31', 'segunda e quarta'],
  ['Quarta a sábado, 21h30 às 23h', '2027-03-31', '2027-05-31', 'quarta'],
  ['Segunda a quarta, 22h às 23h', '2027-02-01', '2027-05-31', null],
  ['Quinta, 19h às 22h', '2027-02-01', '2027-05-31', null],
  ['Segunda, 19h às 22h', '2027-04-01', '2027-05-31', null],
  // Unknown data causes no clash.
  ['Segunda, 19h às 22h', '2027-02-01', null, null],
  ['Segunda, 19h às 22h', null, '2027-05-31', null],
  ['À noite, 19h às 22h', '2027-02-01', '2027-05-31', null],
  ['Segunda a sexta', '2027-02-01', '2027-05-31', null],
])('a class of %s from %s to %s is at the same time as the other on: %s', (horario, from, to, on) => {
  const seller = held('Vendedor', horario, from, to);
  const expected = on === null ? [] : [`Barbeiro (Santana) e Vendedor: ${on}`];
  expect(findClashes([barber, seller])).toEqual(expected);
  expect(findClashes([seller, barber])).toHaveLength(expected.length);
});

it('names each pair once, and nothing clashes with itself', () => {
  expect(findClashes([barber, barber, { ...barber, title: 'Garçom' }])).toEqual([
    'Barbeiro (Santana) e Barbeiro (Santana): segunda, terça e quarta',
    'Barbeiro (Santana) e Garçom (Santana): segunda, terça e quarta',
  ]);
  expect(findClashes([barber])).toEqual([]);
});
