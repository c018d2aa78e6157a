import { digitsOf } from '../validators/phone.ts';

/** (DD) NNNNN-NNNN, or (DD) NNNN-NNNN; only 10 or 11 digits are formatted, the rest stays as given (A 2.6, A 5.1). */
export function formatPhone(value: string): string {
  const digits = digitsOf(value);
  if (digits.length !== 10 && digits.length !== 11) return value;
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`;
}

/** The tel: link of a phone, country code 55 included; null when there is no number in it (A 2.6). */
export function phoneLink(value: string): string | null {
  const digits = digitsOf(value);
  if (digits === '') return null;
  return digits.length <= 11 ? `tel:+55${digits}` : `tel:+${digits}`;
}
