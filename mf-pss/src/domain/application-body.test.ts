import { registerForPss } from '@portal/shared/contract/pss-selection-processes';
import * as z from '@portal/shared/schema';
import { expect, it } from 'vitest';
import { blankApplication } from './application.ts';
import { applicationBody } from './application-body.ts';

const application = {
  ...blankApplication({ cpf: '52998224725', birthdate: '1998-04-21' }),
  full_name: ' Ana Souza ',
  mother: 'M••• d• S•••',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
  checkedEmail: 'ana@candidata.example',
  educationalFormations: [
    {
      education_level_id: '1',
      name: 'EE Barão do Rio Branco',
      course: 'Ensino Fundamental',
      date_conclusion: '2012-12-15',
    },
    { education_level_id: '3', name: 'Unifap', course: '', date_conclusion: '2019-12-10' },
  ],
  complementaryCourses: [
    {
      course: 'Excel',
      name: 'Senac',
      workload: '040',
      situation: '2',
      date_conclusion: '2020-01-31',
      observation: '',
    },
  ],
  professionalExperiences: [
    {
      name: 'Mercado Central',
      job_title_name: 'Atendente',
      city_id: '7',
      city_name: 'macapa',
      start_date: '2020-02-01',
      end_date: '',
      observation: 'Atendimento',
    },
  ],
  terms: true,
  policy: true,
};

const body = {
  selection_process_id: 25,
  pss_selection_process_item_id: 3,
  full_name: 'Ana Souza',
  nif: '52998224725',
  birthdate: '1998-04-21',
  mother: 'M••• d• S•••',
  phone: '96991234567',
  email: 'ana@candidata.example',
  educationalFormations: [
    {
      education_level_id: 1,
      name: 'EE Barão do Rio Branco',
      course: 'Ensino Fundamental',
      date_conclusion: '2012-12-15',
    },
    { education_level_id: 3, name: 'Unifap', course: null, date_conclusion: '2019-12-10' },
  ],
  complementaryCourses: [
    {
      course: 'Excel',
      name: 'Senac',
      workload: 40,
      situation: 2,
      date_conclusion: '2020-01-31',
      observation: null,
    },
  ],
  professionalExperiences: [
    {
      name: 'Mercado Central',
      job_title_name: 'Atendente',
      city_id: 7,
      start_date: '2020-02-01',
      end_date: null,
      observation: 'Atendimento',
    },
  ],
};

it('sends exactly the fields of the contract (B 3)', () => {
  expect(applicationBody(application, { process: 25, offer: 3, offerName: '' })).toEqual(body);
});

it('sends what the contract takes', () => {
  expect(z.safeParse(registerForPss.body, body).error).toBeUndefined();
});
