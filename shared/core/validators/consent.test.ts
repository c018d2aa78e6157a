import { expect, it } from 'vitest';
import { missingConsent } from './consent.ts';

const terms = { field: 'terms', text: 'Leia e aceite o termo para continuar.' };
const policy = { field: 'policy', text: 'Leia e aceite a política de privacidade para continuar.' };

it.each([
  [false, false, terms],
  [false, true, terms],
  [true, false, policy],
  [true, true, null],
])('terms %s, policy %s: %o', (isTermsAccepted, isPolicyAccepted, asked) => {
  expect(missingConsent({ terms: isTermsAccepted, policy: isPolicyAccepted })).toEqual(asked);
});
