/** What a person accepts before sending anything about themselves. */
export interface Consent {
  terms: boolean;
  policy: boolean;
}

/** The first consent that is missing, in the specification's words, or null (A 5.3). */
export function missingConsent({ terms, policy }: Consent): string | null {
  if (!terms) return 'Leia e aceite o termo para continuar.';
  return policy ? null : 'Leia e aceite a política de privacidade para continuar.';
}
