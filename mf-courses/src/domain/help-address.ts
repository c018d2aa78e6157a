import type { Unit } from '@portal/contract/endpoints/units';
import { whatsappLink } from '@portal/contract/format/social-profiles';

/** Returns the link of a chat with a unit about a course; null without a number. */
export const helpAddress = (
  unit: Pick<Unit, 'phone' | 'whatsapp'> | undefined,
  course: string,
): string | null =>
  whatsappLink(unit?.whatsapp ?? unit?.phone, `Olá! Quero saber mais sobre o curso ${course}.`);
