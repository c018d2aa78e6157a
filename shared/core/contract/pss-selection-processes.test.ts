import * as z from '@portal/shared/schema';
import { expect, it } from 'vitest';
import { registerForPss } from './pss-selection-processes.ts';

const formation = {
  education_level_id: 2,
  name: 'EE Tiradentes',
  course: null,
  date_conclusion: '2008-12-01',
};
const course = { course: 'Excel', name: 'Senac', workload: 40, situation: 2, date_conclusion: '2020-01-31' };
const experience = {
  name: 'Mercado Central',
  job_title_name: 'Atendente',
  city_id: 7,
  start_date: '2020-02-01',
  end_date: null,
  observation: 'Atendimento',
};

const said = (changes: object) => {
  const { error } = z.safeParse(registerForPss.body, {
    selection_process_id: 1,
    pss_selection_process_item_id: 2,
    full_name: 'Ana Lima',
    nif: '52998224725',
    birthdate: '1990-01-31',
    mother: 'Rita Lima',
    phone: '96999123456',
    email: 'ana@exemplo.br',
    educationalFormations: [formation],
    complementaryCourses: [course],
    professionalExperiences: [experience],
    ...changes,
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it.each<[object, string[]]>([
  [{}, []],
  [
    { educationalFormations: [formation, { ...formation, date_conclusion: '1980-01-01' }] },
    ['educationalFormations.1.date_conclusion: Esta data é anterior à data de nascimento'],
  ],
  [
    { complementaryCourses: [{ ...course, date_conclusion: '1980-01-01' }] },
    ['complementaryCourses.0.date_conclusion: Esta data é anterior à data de nascimento'],
  ],
  [
    { professionalExperiences: [{ ...experience, end_date: '2019-12-31' }] },
    ['professionalExperiences.0.end_date: A data de saída não pode ser anterior à de início'],
  ],
  [
    { professionalExperiences: [{ ...experience, name: 'x'.repeat(51) }] },
    ['professionalExperiences.0.name: Use no máximo 50 caracteres'],
  ],
  [
    { complementaryCourses: Array.from({ length: 31 }, () => course) },
    ['complementaryCourses: Use no máximo 30 linhas'],
  ],
])('an application with %j is answered %j (B 3, B 5)', (changes, messages) => {
  expect(said(changes)).toEqual(messages);
});
