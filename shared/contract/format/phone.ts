import { stripNonDigits } from '../validators/phone.ts';

/** Formats 10 or 11 digits as (DD) NNNN-NNNN or (DD) NNNNN-NNNN; returns other values unchanged (A 2.6, A 5.1). */
export function formatPhone(value: string): string {
  const digits = stripNonDigits(value);
  if (digits.length !== 10 && digits.length !== 11) return value;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** Returns the tel: link of a phone (A 2.6), with 55 for numbers with an area code; null without a number. */
export function phoneLink(value: string): string | null {
  const digits = stripNonDigits(value);
  if (digits === '') return null;
  if (/^[1-9]\d{9,10}$/.test(digits)) return `tel:+55${digits}`;
  return /^55[1-9]\d{9,10}$/.test(digits) ? `tel:+${digits}` : `tel:${digits}`;
}
