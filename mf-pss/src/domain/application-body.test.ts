import { registerForPss } from '@portal/contract/endpoints/pss-selection-processes';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { completeApplication, course, experience, formation } from '../testing/complete-application.ts';
import { applicationBody } from './application-body.ts';

const application = completeApplication({
  full_name: ' Ana Souza ',
  mother: 'M••• d• S•••',
  educationalFormations: [formation, { ...formation, course: ' ' }],
  complementaryCourses: [{ ...course, workload: '040' }],
  professionalExperiences: [experience, { ...experience, end_date: '2021-01-31' }],
});

it('sends exactly the fields of the contract, digits only, and null for what was left empty (B 3)', () => {
  const body = applicationBody(application, { process: 25, offer: 3, offerName: '' });
  const { city_name: _, ...job } = experience;
  expect(body).toEqual({
    selection_process_id: 25,
    pss_selection_process_item_id: 3,
    full_name: 'Ana Souza',
    nif: '52998224725',
    birthdate: '1998-04-21',
    mother: 'M••• d• S•••',
    phone: '96991234567',
    email: 'ana@candidata.example',
    educationalFormations: [
      { ...formation, education_level_id: 3 },
      { ...formation, education_level_id: 3, course: null },
    ],
    complementaryCourses: [{ ...course, workload: 40, situation: 2, observation: null }],
    professionalExperiences: [
      { ...job, city_id: 70, end_date: null },
      { ...job, city_id: 70, end_date: '2021-01-31' },
    ],
  });
  expect(z.safeParse(registerForPss.body, body).error).toBeUndefined();
});
