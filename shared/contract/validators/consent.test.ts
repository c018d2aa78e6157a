import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { consentRules, getMissingConsent } from './consent.ts';

const terms = 'Leia e aceite o termo para continuar.';
const policy = 'Leia e aceite a política de privacidade para continuar.';

it.each([
  [false, false, [terms, policy], terms],
  [false, true, [terms], terms],
  [true, false, [policy], policy],
  [true, true, [], null],
])('terms %s, policy %s: %o', (isTermsAccepted, isPolicyAccepted, refusals, asked) => {
  const { error } = z.safeParse(z.object(consentRules), { terms: isTermsAccepted, policy: isPolicyAccepted });
  const said = (error?.issues ?? []).map(({ message }) => message);
  expect([said, getMissingConsent(said)]).toEqual([refusals, asked]);
});

it('is not asked for while anything else is wrong', () => {
  expect(getMissingConsent([policy, terms])).toBe(terms);
  expect(getMissingConsent(['Nome obrigatório', terms])).toBeNull();
});
