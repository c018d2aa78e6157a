import { expect, it } from 'vitest';
import { indexOptions, matchOptions } from './combobox-field.tsx';

const names = ['Amapá - AP', 'Laranjal do Jari - AP', 'Macapá - AP', 'Santana - AP', 'São Paulo - SP'];
const cities = indexOptions(names.map((label) => ({ value: label, label })));
const labels = (typed: string) => matchOptions(cities, typed, 50).shown.map(({ label }) => label);

it.each([
  ['MACAPA', ['Macapá - AP']],
  ['são  paulo', ['São Paulo - SP']],
  ['ja', ['Laranjal do Jari - AP']],
  ['apa', ['Amapá - AP', 'Macapá - AP']],
  ['j', ['Laranjal do Jari - AP']],
  ['xyz', []],
])('%j finds %j, whatever the accents and capitals', (typed, found) => {
  expect(labels(typed)).toEqual(found);
});

it('ranks exact names first, then beginnings, and in each the preferred before the others', () => {
  const options = indexOptions([
    { value: '1', label: 'Santana da Boa Vista - RS' },
    { value: '2', label: 'Santana - BA' },
    { value: '3', label: 'Santana - AP', preferred: true },
    { value: '4', label: 'Feira de Santana - BA' },
    { value: '5', label: 'Porto Grande - AP', preferred: true },
    { value: '6', label: 'Porto - PI' },
    { value: '7', label: 'Aporto - AP', preferred: true },
  ]);
  const found = (typed: string) => matchOptions(options, typed, 50).shown.map(({ value }) => value);
  expect(found('santana')).toEqual(['3', '2', '1', '4']);
  expect(found('porto')).toEqual(['6', '5', '7']);
  expect(found('port')).toEqual(['5', '6', '7']);
  expect(found('')).toEqual(['3', '5', '7', '1', '2', '4', '6']);
});

it('shows everything for an empty text, up to the limit, and counts all', () => {
  expect(matchOptions(cities, '', 2)).toMatchObject({ total: 5, shown: [{ value: 'Amapá - AP' }, {}] });
});
