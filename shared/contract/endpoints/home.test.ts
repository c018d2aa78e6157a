import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { settings } from './home.ts';

it.each([
  ['an object', { name: 'Senac Amapá', eligibility_income_limit: '3242.00' }],
  ['a list of one', [{ name: 'Senac Amapá', eligibility_income_limit: 3242 }]],
])('settings are read from %s', (_, value) => {
  expect(z.parse(settings, value)).toMatchObject({
    name: 'Senac Amapá',
    eligibility_income_limit: 3242,
    terms: null,
  });
});

it.each([null, []])('settings are blank when the server answers %j', (value) => {
  expect(new Set(Object.values(z.parse(settings, value)))).toEqual(new Set([null]));
});
