import * as z from 'zod/mini';

/** Documents to accept before sending personal data. */
export interface Consent {
  terms: boolean;
  policy: boolean;
}

/** Error texts, in the order of the form (A 5.3, B 5). */
const errorTexts: Record<keyof Consent, string> = {
  terms: 'Leia e aceite o termo para continuar.',
  policy: 'Leia e aceite a política de privacidade para continuar.',
};

/** Form rules that require both. */
export const consentRules = {
  terms: z.boolean().check(z.refine(Boolean, errorTexts.terms)),
  policy: z.boolean().check(z.refine(Boolean, errorTexts.policy)),
};

/** Returns the values to send. */
export const withoutConsent = <Values extends Consent>({ terms, policy, ...rest }: Values) => rest;

/** Returns the missing consent if nothing else prevents sending, else null. */
export function getMissingConsent(refusals: readonly string[]): string | null {
  const inOrder = Object.values(errorTexts);
  const isAlone = refusals.every((text) => inOrder.includes(text));
  return (isAlone && inOrder.find((text) => refusals.includes(text))) || null;
}
