import { stripNonDigits } from '../validators/phone.ts';

/** (DD) NNNNN-NNNN, or (DD) NNNN-NNNN; only 10 or 11 digits are formatted, the rest stays as given (A 2.6, A 5.1). */
export function formatPhone(value: string): string {
  const digits = stripNonDigits(value);
  if (digits.length !== 10 && digits.length !== 11) return value;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/**
 * The tel: link of a phone, country code 55 included (A 2.6). A number without an area code and 0800 lines are dialled
 * as they are. Null when there is no number in it.
 */
export function phoneLink(value: string): string | null {
  const digits = stripNonDigits(value);
  if (digits === '') return null;
  if (/^[1-9]\d{9,10}$/.test(digits)) return `tel:+55${digits}`;
  return /^55[1-9]\d{9,10}$/.test(digits) ? `tel:+${digits}` : `tel:${digits}`;
}
