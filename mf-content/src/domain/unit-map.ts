import { fold } from '@portal/shared/format/fold';
import { mapLink } from '@portal/shared/format/map-link';

/** Units whose address leads to a map (A 2.6), by what their folded names hold. */
const mapped = ['macapa', 'santana', 'distancia', 'ead', 'carreta', 'terraco'];

/** The address of a unit in a maps service, or null where it stays plain text (A 2.6). */
export function unitMap({ name, address }: { name: string; address?: string | null }): string | null {
  const words = fold(name).split(/[^a-z]/);
  return mapped.some((word) => words.includes(word)) ? mapLink(address) : null;
}
