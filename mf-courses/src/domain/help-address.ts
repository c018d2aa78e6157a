/** A conversation about a course on a messaging app; null for what is no Brazilian phone. */
export function helpAddress(phone: string | null, course: string): string | null {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  if (!/^\d{10,11}$/.test(digits)) return null;
  return `https://wa.me/55${digits}?text=${encodeURIComponent(`Olá! Quero saber mais sobre o curso ${course}.`)}`;
}
