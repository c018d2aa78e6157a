import type { Unit } from '@portal/shared/contract/units';

/** Address of a unit on a maps service; null for a unit that is unknown or has no address (A 2.5). */
export function unitMap(unit: Unit | undefined): string | null {
  if (!unit?.address) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${unit.name}, ${unit.address}`)}`;
}
