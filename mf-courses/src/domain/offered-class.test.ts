import { unit } from '@portal/contract/endpoints/units';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chosenClass, findUnitByName, helpAddress, isGone, sharedOffer } from './offered-class.ts';

const classes = [
  aClass({ planoDoCursoId: 1, dataPeriodoExecucaoInicial: null }),
  aClass({ planoDoCursoId: 4, dataPeriodoExecucaoInicial: 'em breve' }),
  aClass({ planoDoCursoId: 2, dataPeriodoExecucaoInicial: '2026-12-01' }),
  aClass({ planoDoCursoId: 3, dataPeriodoExecucaoInicial: '25/11/2026' }),
];

it.each([
  ['2', 2, false],
  ['99', 3, true],
  ['', 3, false],
  [null, 3, false],
])('the URL %s shows class %i, as a replacement: %s', (asked, id, gone) => {
  expect(chosenClass(classes, asked)?.planoDoCursoId).toBe(id);
  expect(isGone(classes, asked)).toBe(gone);
});

it('a course without classes shows none', () => {
  expect(chosenClass([], null)).toBeUndefined();
});

const course = aCourse({ title: 'Barbeiro', modality_id: 1 });
const offered = aClass({ preco: 0, dataDeEncerramentoOnline: '2026-12-08', vagasDisponiveis: 2 });
const before = Date.parse('2026-12-01T12:00:00-03:00');

it.each([
  ['an open class', offered, before, { price: 'Gratuito', place: 'Macapá', closes: '2026-12-08' }],
  ['a closed class', offered, Date.parse('2026-12-10T12:00:00-03:00'), { price: 'Gratuito', closes: null }],
  ['a full class', { ...offered, vagasDisponiveis: 0 }, before, { closes: null }],
])('%s is shared with its known facts', (_, shown, now, known) => {
  expect(sharedOffer(course, shown, now)).toMatchObject({ name: 'Barbeiro', ...known });
});

it('a course without classes is shared by its name', () => {
  expect(sharedOffer(course, undefined, before)).toEqual({ name: 'Barbeiro' });
});

const macapa = z.parse(unit, { name: 'Macapá' });

it.each([
  ['MACAPA', macapa],
  ['Laranjal do Jari', undefined],
  ['', undefined],
  [null, undefined],
])('the unit called %s is found whatever the accents: %o', (name, found) => {
  expect(findUnitByName([{ ...macapa, name: '' }, macapa], name)).toBe(found);
});

it.each([
  [{ phone: '(96) 3198-1234', whatsapp: null }, 'https://wa.me/559631981234'],
  [{ phone: '(96) 3198-1234', whatsapp: '96991234567' }, 'https://wa.me/5596991234567'],
])('%j is written to at %s, with the course in the message', (reached, address) => {
  const link = helpAddress(reached, 'Barbeiro');
  expect(link?.startsWith(`${address}?text=`)).toBe(true);
  expect(decodeURIComponent(link ?? '')).toContain('Barbeiro');
});

it('a unit without a number has no chat link', () => {
  expect(helpAddress({ phone: null, whatsapp: null }, 'Barbeiro')).toBeNull();
  expect(helpAddress(undefined, 'Barbeiro')).toBeNull();
});
