/** What a person accepts before sending anything about themselves. */
export interface Consent {
  terms: boolean;
  policy: boolean;
}

/** The first consent that is missing, by its field and in the specification's words, or null (A 5.3, B 5). */
export function missingConsent({ terms, policy }: Consent): { field: keyof Consent; text: string } | null {
  if (!terms) return { field: 'terms', text: 'Leia e aceite o termo para continuar.' };
  if (!policy) {
    return { field: 'policy', text: 'Leia e aceite a política de privacidade para continuar.' };
  }
  return null;
}
