import type { Unit } from '@portal/contract/endpoints/units';
import { whatsappLink } from '@portal/contract/format/social-profiles';
import { fold } from '@portal/contract/format/text';

/** Finds the unit of a class: units have no id, and names match without accents and case. */
export const findUnitByName = (units: readonly Unit[], name: string | null): Unit | undefined =>
  name ? units.find((unit) => fold(unit.name) === fold(name)) : undefined;

/** Returns the link of a chat with a unit about a course; null without a number. */
export const helpAddress = (
  unit: Pick<Unit, 'phone' | 'whatsapp'> | undefined,
  course: string,
): string | null =>
  whatsappLink(unit?.whatsapp ?? unit?.phone, `Olá! Quero saber mais sobre o curso ${course}.`);
