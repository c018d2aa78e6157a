import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { chosenClass, isGone } from './chosen-class.ts';

const classes = [
  aClass({ planoDoCursoId: 1, dataPeriodoExecucaoInicial: null }),
  aClass({ planoDoCursoId: 2, dataPeriodoExecucaoInicial: '2026-12-01' }),
  aClass({ planoDoCursoId: 3, dataPeriodoExecucaoInicial: '2026-11-25' }),
];

it.each([
  ['2', 2],
  [null, 3],
  ['99', 3],
])('the address %s shows class %i', (asked, id) => {
  expect(chosenClass(classes, asked)?.planoDoCursoId).toBe(id);
});

it('a course without classes shows none', () => {
  expect(chosenClass([], null)).toBeUndefined();
});

it.each([
  ['2', false],
  ['99', true],
  ['', false],
  [null, false],
])('a class %s of the address is gone: %s', (asked, gone) => {
  expect(isGone(classes, asked)).toBe(gone);
});
