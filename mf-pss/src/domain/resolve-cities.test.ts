import { expect, it } from 'vitest';
import { completeApplication, experience } from '../testing/complete-application.ts';
import { resolveCities } from './resolve-cities.ts';

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
