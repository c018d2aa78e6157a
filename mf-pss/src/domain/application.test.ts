import { registerForPss } from '@portal/contract/endpoints/processes';
import { aCurriculum } from '@portal/tooling/testing/builders/papers';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  completeApplication,
  course,
  experience,
  formation,
  identified,
} from '../testing/complete-application.ts';
import { applicationBody, blankApplication, isBlank, resolveCities, rowsOf } from './application.ts';
import { stepRules } from './wizard.ts';

const options = [
  { value: '7', label: 'Macapá - AP' },
  { value: '8', label: 'Santana - AP' },
  { value: '9', label: 'Santana - BA' },
];

it.each([
  ['Macapá - AP', '', '7'],
  [' macapa, ', '', '7'],
  ['macapá/ap', '', '7'],
  ['Macapá, AP', '', '7'],
  ['Santana', '', ''],
  ['santana ba', '', '9'],
  ['Atlântida', '', ''],
  ['Macapá', '8', '8'],
])('"%s", chosen "%s", is the city "%s"', (city_name, city_id, found) => {
  const row = { ...experience, city_name, city_id };
  const application = completeApplication({ professionalExperiences: [row] });
  const { professionalExperiences } = resolveCities(application, options);
  expect(professionalExperiences).toEqual([{ ...row, city_id: found }]);
});

it('an earlier curriculum fills the rows of every step so that they can be sent again', () => {
  const application = { ...completeApplication(), ...rowsOf(aCurriculum) };
  const context = { today: '2026-11-27', citiesKnown: true };
  for (const step of [2, 3, 4] as const) {
    expect(stepRules(step, application.birthdate, context).safeParse(application).error).toBeUndefined();
  }
  expect(application.professionalExperiences[0]).toMatchObject({ city_id: '7', end_date: '2020-12-31' });
});

it('only empty rows are replaced', () => {
  const blank = blankApplication(identified);
  expect(isBlank(blank)).toBe(true);
  expect(isBlank(completeApplication())).toBe(false);
  expect(isBlank({ ...blank, complementaryCourses: [] })).toBe(false);
  const begun = blank.complementaryCourses.map((row) => ({ ...row, name: 'Senac' }));
  expect(isBlank({ ...blank, complementaryCourses: begun })).toBe(false);
});

const withSpaces = <Row extends Record<Name, string>, Name extends string>(
  row: Row,
  ...names: Name[]
): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, ` ${row[name]} `])),
});

const application = completeApplication({
  full_name: ' Ana Souza ',
  mother: 'M••• d• S•••',
  educationalFormations: [withSpaces(formation, 'name', 'course'), { ...formation, course: ' ' }],
  complementaryCourses: [{ ...withSpaces(course, 'course', 'name', 'observation'), workload: '040' }],
  professionalExperiences: [
    withSpaces(experience, 'name', 'job_title_name', 'observation'),
    { ...experience, end_date: '2021-01-31' },
  ],
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
