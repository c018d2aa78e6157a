import type { Unit } from '@portal/shared/contract/units';
import { fold } from '@portal/shared/format/fold';

/** Address of a unit on a maps service; null for a unit that is unknown or has no address (A 2.5). */
export function unitMap(units: readonly Unit[], name: string | null): string | null {
  const unit = name ? units.find((each) => fold(each.name) === fold(name)) : undefined;
  if (!unit?.address) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${unit.name}, ${unit.address}`)}`;
}
