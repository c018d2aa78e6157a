import * as z from 'zod/mini';

/** What a person accepts before sending anything about themselves. */
export interface Consent {
  terms: boolean;
  policy: boolean;
}

/** What is said of each that is not accepted, in the order in which they are asked for (A 5.3, B 5). */
const texts: Record<keyof Consent, string> = {
  terms: 'Leia e aceite o termo para continuar.',
  policy: 'Leia e aceite a política de privacidade para continuar.',
};

/** The part of a form's rules that both documents are accepted. */
export const consentRules = {
  terms: z.boolean().check(z.refine(Boolean, texts.terms)),
  policy: z.boolean().check(z.refine(Boolean, texts.policy)),
};

/** What else a form holds, which is what is sent. */
export const withoutConsent = <Values extends Consent>({ terms, policy, ...rest }: Values) => rest;

/** The consent to ask for when nothing else keeps a form from being sent; null where something does. */
export function getMissingConsent(refusals: readonly string[]): string | null {
  const inOrder = Object.values(texts);
  const isAlone = refusals.every((text) => inOrder.includes(text));
  return (isAlone && inOrder.find((text) => refusals.includes(text))) || null;
}
