import { expect, it } from 'vitest';
import { missingConsent } from './consent.ts';

it.each([
  [false, false, 'Leia e aceite o termo para continuar.'],
  [false, true, 'Leia e aceite o termo para continuar.'],
  [true, false, 'Leia e aceite a política de privacidade para continuar.'],
  [true, true, null],
])('terms %s, policy %s: %s', (terms, policy, asked) => {
  expect(missingConsent({ terms, policy })).toBe(asked);
});
