import type { Unit } from '@portal/contract/endpoints/units';
import { fold } from '@portal/contract/format/text';

/** Finds the unit of a class: units have no id, and names match without accents and case. */
export const findUnitByName = (units: readonly Unit[], name: string | null): Unit | undefined =>
  name ? units.find((unit) => fold(unit.name) === fold(name)) : undefined;
