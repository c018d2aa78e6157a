/**
 * Validates the specification's simple form: something, an at sign, something with a dot, no blanks (A 5.3, B
 * 5). Characters that would add a second recipient to an e-mail header are rejected.
 */
export const isEmail = (value: string): boolean =>
  /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@.<>,;:"()[\]\\\p{C}]+(\.[^\s@.<>,;:"()[\]\\\p{C}]+)+$/u.test(value);

/** Normalises an e-mail for comparison. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
