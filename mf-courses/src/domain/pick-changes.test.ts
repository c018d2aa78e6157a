import { aClass } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { describeChanges } from './pick-changes.ts';
import { createPick } from './schedule-shortlist.ts';

const seenFacts = (offered: Parameters<typeof createPick>[1]) =>
  createPick({ id: 1, title: '' }, offered).seen ?? null;

const now = Date.parse('2026-11-21T12:00:00-03:00');
const picked = aClass({ preco: 640, vagasDisponiveis: 12, dataPeriodoExecucaoInicial: '2090-12-03' });
const money = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

it.each([
  ['nothing', {}, []],
  ['its price', { preco: 590 }, ['O preço mudou: era R$ 640,00, agora é R$ 590,00.']],
  [
    'its first day',
    { dataPeriodoExecucaoInicial: '2090-12-10' },
    ['O início mudou: era 03/12/2090, agora é 10/12/2090.'],
  ],
  [
    'a first day that is open again',
    { dataPeriodoExecucaoInicial: null },
    ['O início mudou: era 03/12/2090, agora é Em Breve.'],
  ],
  ['its places', { vagasDisponiveis: 1 }, ['Resta 1 vaga; antes havia 12.']],
  ['its last place', { vagasDisponiveis: 0 }, ['As vagas acabaram.']],
  ['places that the server no longer counts', { vagasDisponiveis: null }, []],
  [
    'its end',
    { preco: 590, dataDeEncerramentoOnline: '2026-11-10', dataDeEncerramentoPresencial: '2026-11-20' },
    ['As matrículas desta turma terminaram.'],
  ],
])('describes a change in %s as %2$j', (_what, changes, texts) => {
  const offered = { ...picked, ...changes };
  expect(describeChanges(seenFacts(picked), offered, now).map(money)).toEqual(texts);
});

it('reports a class that is gone, new vacancies, and the first class of a course that had none', () => {
  expect(describeChanges(seenFacts(picked), null, now)).toEqual(['Esta turma saiu da programação.']);
  const full = seenFacts({ ...picked, vagasDisponiveis: 0 });
  expect(describeChanges(full, picked, now)).toEqual(['Abriram 12 vagas.']);
  expect(describeChanges(null, null, now)).toEqual([]);
  expect(describeChanges(null, picked, now)).toEqual(['Abriu uma turma: começa em 03/12/2090.']);
  const undated = { ...picked, dataPeriodoExecucaoInicial: null };
  expect(describeChanges(null, undated, now)).toEqual(['Abriu uma turma.']);
  const ended = { ...picked, dataDeEncerramentoOnline: '2026-11-10', dataDeEncerramentoPresencial: null };
  expect(describeChanges(null, ended, now)).toEqual([]);
});
