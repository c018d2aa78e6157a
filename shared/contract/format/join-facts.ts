/** Joins known facts on one line. The space before the dot does not break, so that no line begins with a dot. */
export const joinFacts = (...facts: (string | number | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
