import { expect, it } from 'vitest';
import { byStart } from './by-start.ts';

it('classes come in the order in which they begin, those without a date last', () => {
  const starts = [null, '2026-12-01', '25/11/2026', 'em breve', '2026-11-30'];
  const classes = starts.map((dataPeriodoExecucaoInicial) => ({ dataPeriodoExecucaoInicial }));
  const ordered = ['25/11/2026', '2026-11-30', '2026-12-01', null, 'em breve'];
  expect(byStart(classes).map((each) => each.dataPeriodoExecucaoInicial)).toEqual(ordered);
});
