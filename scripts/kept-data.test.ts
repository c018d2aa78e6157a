import { expect, it } from 'vitest';
import { privacyPolicy } from '../api/seed/data/legal-texts.ts';
import { defaultMonths } from '../api/src/personal-data/apply-retention.ts';
import { formatRetention, registrationData, retainedData } from '../mf-content/src/domain/retained-data.ts';
import { registrationFields } from '../shared/contract/selection-process/registration-fields.ts';

it('the portal tells people of every kind of data how long the api keeps it', () => {
  expect(Object.fromEntries(retainedData.map(({ kind, months }) => [kind, months]))).toEqual(defaultMonths);
});

it.each(['psg', 'pss'] as const)(
  'page and PDF of the privacy policy name every field of a registration: %s',
  (programme) => {
    const pdf = JSON.stringify(privacyPolicy.sections[0]).toLowerCase();
    for (const { label } of Object.values(registrationFields[programme])) {
      expect(registrationData[programme].toLowerCase()).toContain(label.toLowerCase());
      expect(pdf).toContain(label.toLowerCase());
    }
  },
);

it.each([
  [1, '1 mês após o envio'],
  [2, '2 meses após o envio'],
  [12, '1 ano após o envio'],
  [18, '18 meses após o envio'],
  [60, '5 anos após o envio'],
])('%i months in words', (months, words) => {
  expect(formatRetention({ months, from: 'após o envio' })).toBe(words);
});
