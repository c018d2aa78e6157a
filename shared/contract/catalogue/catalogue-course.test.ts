import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { toCatalogueCourse } from './catalogue-course.ts';

it('shows of each unit the class that begins first, in the order in which they begin', () => {
  const classes = [
    aClass({ nomeUnidadeOperativa: 'Macapá', dataPeriodoExecucaoInicial: '2026-12-10' }),
    aClass({ nomeUnidadeOperativa: 'Santana', dataPeriodoExecucaoInicial: null }),
    aClass({ nomeUnidadeOperativa: 'Macapá', dataPeriodoExecucaoInicial: '2026-12-01' }),
    aClass({ nomeUnidadeOperativa: 'Santana', dataPeriodoExecucaoInicial: '2026-11-20' }),
  ];
  expect(toCatalogueCourse(aCourse({ classes })).classes).toMatchObject([
    { nomeUnidadeOperativa: 'Santana', dataPeriodoExecucaoInicial: '2026-11-20' },
    { nomeUnidadeOperativa: 'Macapá', dataPeriodoExecucaoInicial: '2026-12-01' },
  ]);
});
