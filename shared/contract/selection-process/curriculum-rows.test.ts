import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { curriculum } from '../endpoints/curriculum.ts';
import { getPssSheet } from '../endpoints/printouts.ts';
import { curriculumGroups, pssSheetRows } from './paper-rows.ts';

const formation = (education_level_id: number, date_conclusion = '2019-12-10') => ({
  education_level_id,
  name: 'Unifap',
  course: 'Letras',
  date_conclusion,
});
const sheet = (levels: ReturnType<typeof formation>[], education_level_id: number | null = null) =>
  z.parse(getPssSheet.answer, {
    people: { education_level_id },
    created_at: '2026-10-05T12:00:00Z',
    pss_selection_process_item: {},
    curriculum: levels.length > 0 ? { educationalFormations: levels } : null,
  });

it.each([
  ['Fundamental Completo', sheet([formation(1)])],
  ['Médio Completo', sheet([formation(2)])],
  ['Superior Completo (Graduação)', sheet([formation(3), formation(2)])],
  ['Pós-graduação', sheet([formation(4), formation(3)])],
  ['Mestrado', sheet([formation(5)])],
  ['Doutorado', sheet([formation(3), formation(6), formation(5)], 3)],
  // An unfinished doctorate does not count.
  ['Mestrado', sheet([formation(5), formation(6, '2028-12-10')])],
  // Without a curriculum, or with nothing concluded.
  ['Médio Completo', sheet([], 3)],
  ['Médio Completo', sheet([formation(3, '2028-12-10')], 3)],
  ['', sheet([])],
])('the sheet says "%s" of the highest concluded level (B 2.7)', (level, given) => {
  expect(pssSheetRows(given).find(([label]) => label === 'Escolaridade')?.[1]).toBe(level);
});

it('a curriculum lists what was given, adds up the experience, and says where there is nothing', () => {
  const given = z.parse(curriculum, {
    educationalFormations: [formation(3)],
    professionalExperiences: [
      {
        name: 'Padaria Equador',
        job_title_name: 'Confeiteira',
        city_name: 'Macapá',
        start_date: '2020-01-01',
        end_date: '2020-12-31',
        observation: 'Bolos e doces',
      },
      { name: 'Senac', job_title_name: 'Instrutora', start_date: '2020-10-06' },
    ],
  });
  expect(curriculumGroups(given, '2026-10-05')).toEqual([
    {
      heading: 'Formação educacional',
      rows: [['Graduação', 'Letras · Unifap · conclusão 10/12/2019']],
    },
    { heading: 'Cursos complementares', rows: [['Nada informado', '—']] },
    {
      heading: 'Experiência profissional',
      rows: [
        ['Confeiteira', 'Padaria Equador · Macapá · 01/01/2020 até 31/12/2020 · Bolos e doces'],
        ['Instrutora', 'Senac · 06/10/2020 até hoje'],
        ['Tempo somado', '6 anos e 9 meses até 05/10/2026; períodos simultâneos contam uma vez'],
      ],
    },
  ]);
});
