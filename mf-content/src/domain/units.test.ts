import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { openCoursesOfUnit, unitMap } from './units.ts';

const now = Date.parse('2026-11-27T12:00:00-03:00');
const open = {
  nomeUnidadeOperativa: 'Oiapoque',
  vagasDisponiveis: 3,
  dataDeEncerramentoOnline: '2026-12-01',
  dataDeEncerramentoPresencial: '2026-12-02',
  dataPeriodoExecucaoInicial: '2026-12-10',
};

it('lists each open course once with its first open class in the unit, the earliest first', () => {
  const courses = [
    aCourse({
      id: 1,
      classes: [
        aClass({ ...open, planoDoCursoId: 11, dataPeriodoExecucaoInicial: '2027-01-10' }),
        aClass({ ...open, planoDoCursoId: 12, vagasDisponiveis: 0 }),
        aClass({ ...open, planoDoCursoId: 13, nomeUnidadeOperativa: 'Macapá' }),
        aClass({ ...open, planoDoCursoId: 14, dataPeriodoExecucaoInicial: '2026-12-20' }),
      ],
    }),
    aCourse({ id: 2, classes: [aClass({ ...open, planoDoCursoId: 21, dataPeriodoExecucaoInicial: null })] }),
    aCourse({ id: 3, classes: [aClass({ ...open, nomeUnidadeOperativa: 'OIAPOQUE', planoDoCursoId: 31 })] }),
    aCourse({ id: 4, enrollment_open: 2, classes: [aClass(open)] }),
    aCourse({ id: 5, classes: [aClass({ ...open, dataDeEncerramentoPresencial: '2026-11-26' })] }),
  ];
  const found = openCoursesOfUnit(courses, 'oiapoque', now);
  expect(found.map(({ id, classes }) => [id, classes.map((each) => each.planoDoCursoId)])).toEqual([
    [3, [31]],
    [1, [14]],
    [2, [21]],
  ]);
});

it.each(['Macapá', 'Unidade Santana', 'Educação a Distância', 'EAD', 'Carreta-Escola', 'Terraço'])(
  'the whole address of %s leads to a map (A 2.6)',
  (name) => {
    const map = unitMap({ name, address: 'Rua A & B, 1' }) ?? '';
    expect(new URL(map).searchParams.get('query')).toBe('Rua A & B, 1');
  },
);

it.each([{ name: 'Leade', address: 'Rua A, 1' }, { name: 'Macapá' }])('%j leads to none', (unit) => {
  expect(unitMap(unit)).toBeNull();
});
