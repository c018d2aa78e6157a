import { expect, it } from 'vitest';
import { blankApplication, blankRows } from './application.ts';
import { withCities } from './with-cities.ts';

const options = [
  { value: '7', label: 'Macapá - AP' },
  { value: '8', label: 'Santana - AP' },
  { value: '9', label: 'Santana - BA' },
];

it.each([
  ['Macapá - AP', '', '7'],
  [' macapa ', '', '7'],
  ['macapá/ap', '', '7'],
  ['Macapá, AP', '', '7'],
  ['Santana', '', ''],
  ['santana ba', '', '9'],
  ['Atlântida', '', ''],
  ['', '', ''],
  ['Macapá', '8', '8'],
])('"%s", chosen "%s", is the city "%s"', (city_name, city_id, found) => {
  const blank = blankApplication({ cpf: '52998224725', birthdate: '1998-04-21' });
  const row = { ...blankRows.professionalExperiences, city_name, city_id };
  const { professionalExperiences } = withCities({ ...blank, professionalExperiences: [row] }, options);
  expect(professionalExperiences).toEqual([{ ...row, city_id: found }]);
});
