import { aCurriculum } from '@portal/tooling/testing/builders/papers';
import { expect, it } from 'vitest';
import { completeApplication, identified } from '../testing/complete-application.ts';
import { blankApplication } from './application.ts';
import { applicationFields } from './application-fields.ts';
import { isBlank, rowsOf } from './earlier-curriculum.ts';

it('an earlier curriculum fills the rows of every step so that they can be sent again', () => {
  const application = { ...completeApplication(), ...rowsOf(aCurriculum) };
  const context = { today: '2026-11-27', citiesKnown: true };
  for (const step of [2, 3, 4] as const) {
    expect(applicationFields(step, context).safeParse(application).error).toBeUndefined();
  }
  expect(application.professionalExperiences[0]).toMatchObject({ city_id: '7', end_date: '2020-12-31' });
});

it('only empty rows are replaced', () => {
  const blank = blankApplication(identified);
  expect(isBlank(blank)).toBe(true);
  expect(isBlank(completeApplication())).toBe(false);
  expect(isBlank({ ...blank, complementaryCourses: [] })).toBe(false);
});
