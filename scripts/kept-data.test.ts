import { expect, it } from 'vitest';
import { defaultMonths } from '../api/src/personal-data/erase.repository.ts';
import { formatRetention, registrationData, retainedData } from '../mf-content/src/domain/retained-data.ts';
import { registrationFields } from '../shared/contract/selection-process/registration-fields.ts';

it('the portal tells people of every kind of data how long the api keeps it', () => {
  expect(Object.fromEntries(retainedData.map(({ kind, months }) => [kind, months]))).toEqual(defaultMonths);
});

it('the privacy policy names every field of a registration', () => {
  const fields = Object.values({ ...registrationFields.psg, ...registrationFields.pss });
  for (const { label } of fields) expect(registrationData.toLowerCase()).toContain(label.toLowerCase());
});

it.each([
  [1, '1 mês após o envio'],
  [2, '2 meses após o envio'],
  [12, '1 ano após o envio'],
  [18, '18 meses após o envio'],
  [60, '5 anos após o envio'],
])('%i months in words', (months, words) => {
  expect(formatRetention({ months, from: 'após o envio' })).toBe(words);
});
