import type { Unit } from '@portal/shared/contract/units';
import { whatsappLink } from '@portal/shared/format/whatsapp-link';

/** A conversation with a unit about a course; null where it has no number for one. */
export const helpAddress = (
  unit: Pick<Unit, 'phone' | 'whatsapp'> | undefined,
  course: string,
): string | null =>
  whatsappLink(unit?.whatsapp ?? unit?.phone, `Olá! Quero saber mais sobre o curso ${course}.`);
