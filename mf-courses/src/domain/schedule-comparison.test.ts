import type { Course } from '@portal/contract/endpoints/courses';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { describe, expect, it } from 'vitest';
import { chosenClass } from './offered-class.ts';
import { toCompared as comparedOf, comparedPicks, differences, traits } from './schedule-comparison.ts';
import { pickKey } from './schedule-shortlist.ts';

const now = Date.parse('2026-11-21T12:00:00-03:00');

/** Compares a course by its first class. */
const toCompared = (course: Course, payments: Parameters<typeof comparedOf>[3]) =>
  comparedOf({ id: course.id, classId: null }, course, chosenClass(course.classes, null), payments, now);
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/\s/g, ' '));

it.each([
  [null, []],
  ['', []],
  ['3,1,2', ['3', '1', '2']],
  ['1-1004,1,1-1004,2', ['1-1004', '1', '2']],
  ['1,2,3,4', ['1', '2', '3']],
  ['x,-1,0,1.5,7-x,7-,8-1-2,7-1', ['7-1']],
])('%j asks to compare %j', (asked, keys) => {
  expect(comparedPicks(asked).map(pickKey)).toEqual(keys);
});

describe('a course beside others', () => {
  it('shows the class that begins first', () => {
    const requirements = [{ nomeDoTipoDeRequisito: 'Idade', requisitos: ['16 anos', 'Ensino médio'] }];
    const later = aClass({ dataPeriodoExecucaoInicial: '2091-02-01', preco: 1 });
    const payment = { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: 2, valorDaParcela: 617.25 };
    const { lines } = toCompared(aCourse({ requirements, classes: [later, aClass()] }), [payment]);
    expect(plain(lines.Preço)).toEqual(['R$ 1.234,50']);
    expect(plain(lines.Parcelas)).toEqual(['Boleto: 2x de R$ 617,25']);
    expect(lines['Carga horária']).toEqual(['1000 horas']);
    expect([lines.Início, lines.Término]).toEqual([['03/12/2090'], ['18/11/2091']]);
    expect(lines.Turno).toEqual(['Noite', 'Fim de semana']);
    expect([lines.Vagas, lines.Unidade, lines.Forma]).toEqual([['12 vagas'], ['Macapá'], ['Presencial']]);
    expect(lines['Pré-requisitos']).toEqual(['Idade: 16 anos; Ensino médio']);
  });

  it.each([
    ['without a price', [aClass({ preco: null })], 'Gratuito', 'Gratuito'],
    ['without classes', [], 'Gratuito', 'Gratuito'],
    ['with a price after all', [aClass({ preco: 600 })], 'R$ 600,00', '10x de R$ 60,00'],
  ])('has no instalments when it is free: %s', (_which, classes, price, instalments) => {
    const { lines } = toCompared(aCourse({ modality_id: 1, classes }), []);
    expect([...plain(lines.Preço), ...plain(lines.Parcelas)]).toEqual([price, instalments]);
  });

  it.each([
    [{ dataDeEncerramentoOnline: '2026-11-30' }, '12 vagas', 'Aberta até 30/11/2026'],
    [
      { dataDeEncerramentoOnline: '2026-11-10', dataDeEncerramentoPresencial: '2026-11-20' },
      'Matrícula encerrada em 20/11/2026',
      'Encerrada',
    ],
    [{ vagasDisponiveis: 0 }, 'Vagas esgotadas', 'Encerrada'],
    [{ linkMatriculaOnline: null }, 'Matrícula na unidade', 'Só na unidade'],
  ])('with %j has %s and is %s', (changes, vacancies, enrolment) => {
    const { lines } = toCompared(aCourse({ classes: [aClass(changes)] }), []);
    expect([lines.Vagas, lines.Matrícula]).toEqual([[vacancies], [enrolment]]);
  });

  it("says 'Em Breve' for whatever is unknown", () => {
    const { lines } = toCompared(aCourse({ classes: [], workload: null }), []);
    const { 'Pré-requisitos': requirements, ...others } = lines;
    expect(requirements).toEqual(['Não há pré requisitos']);
    for (const trait of Object.values(others)) expect(trait).toEqual(['Em Breve']);
  });
});

it('finds what sets courses apart', () => {
  const one = toCompared(aCourse(), []);
  const other = toCompared(aCourse({ workload: 40, classes: [aClass({ localidade: 'Santana' })] }), []);
  expect(differences([one, other])).toEqual(['Carga horária', 'Cidade']);
  expect(differences([one])).toEqual([...traits]);
});
