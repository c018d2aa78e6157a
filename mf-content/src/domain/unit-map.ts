import { mapLink } from '@portal/contract/format/links';
import { fold } from '@portal/contract/format/text';
import { mappedUnits } from '@portal/contract/institution/mapped-units';

/** Returns the map link of a unit, or null if its address stays plain text (A 2.6). */
export function unitMap({ name, address }: { name: string; address?: string | null }): string | null {
  const words = fold(name).split(/[^a-z]/);
  return mappedUnits.some((word) => words.includes(word)) ? mapLink(address) : null;
}
