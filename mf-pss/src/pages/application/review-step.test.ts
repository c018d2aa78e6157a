import { expect, it } from 'vitest';
import { completeApplication, course, experience } from '../../testing/complete-application.ts';
import { summaryOf } from './review-step.tsx';

const cities = [{ value: '70', label: 'Macapá - AP' }];

it('summarises each step as text, without empty fields (B 2.5)', () => {
  const typedCity = { ...experience, city_id: '', city_name: 'macapa', end_date: '2021-01-31' };
  const application = completeApplication({
    complementaryCourses: [{ ...course, workload: '040' }],
    professionalExperiences: [experience, typedCity],
  });
  const rows = summaryOf(application, cities).flatMap(({ step, none, rows }) =>
    rows.map((row) => [step, none, ...row.map((fact) => fact.join(': '))]),
  );
  expect(rows).toEqual([
    [
      1,
      '',
      'Nome: Ana Souza',
      'Data de nascimento: 21/04/1998',
      'CPF: 529.982.247-25',
      'Nome da mãe: Maria de Souza',
      'Celular: (96) 99123-4567',
      'E-mail: ana@candidata.example',
    ],
    [2, '', 'Nível: Graduação', 'Instituição: Unifap', 'Curso: Letras', 'Data de conclusão: 10/12/2019'],
    [
      3,
      'Nenhum curso complementar',
      'Curso: Excel',
      'Instituição: Senac',
      'Carga horária: 40 horas',
      'Situação: Concluído',
      'Data de conclusão: 31/01/2020',
    ],
    [
      4,
      'Nenhuma experiência profissional',
      'Empresa: Mercado Central',
      'Cargo: Atendente',
      'Cidade: Macapá - AP',
      'Período: 01/02/2020 até hoje',
      'Descrição das atividades: Atendimento ao público',
    ],
    expect.arrayContaining(['Cidade: macapa', 'Período: 01/02/2020 até 31/01/2021']),
  ]);
});
