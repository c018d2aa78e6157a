import { stripNonDigits } from '../validators/phone.ts';

/**
 * Returns the WhatsApp link of a Brazilian phone; null for anything else.
 * @param text first message, which the visitor can edit
 */
export function whatsappLink(phone: string | null | undefined, text?: string): string | null {
  const digits = stripNonDigits(phone ?? '').replace(/^55(?=\d{10,11}$)/, '');
  if (!/^\d{10,11}$/.test(digits)) return null;
  return `https://wa.me/55${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
