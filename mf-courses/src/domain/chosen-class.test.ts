import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { chosenClass, isGone } from './chosen-class.ts';

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
