import { fold } from '@portal/contract/format/text';
import type { FieldOption } from '../select-field/select-field.tsx';

/** Option with its label prepared for all searches. */
export interface IndexedOption extends FieldOption {
  plain: string;
}

export const indexOptions = (options: readonly FieldOption[]): IndexedOption[] =>
  options.map((option) => ({ ...option, plain: fold(option.label) }));

/**
 * Finds options that contain the typed text, ignoring accents and case. Exact names come first ("Santana" of "Santana
 * - AP"), then options that begin with it, then options with a word that does, then the others; in each group,
 * preferred ones first.
 * @returns at most `limit` options, and their total
 */
export function matchOptions(options: readonly IndexedOption[], typed: string, limit: number) {
  const wanted = fold(typed);
  const ranks: IndexedOption[][] = Array.from({ length: 8 }, () => []);
  for (const option of options) {
    if (option.plain.includes(wanted)) ranks[rankOption(option, wanted)]?.push(option);
  }
  const all = ranks.flat();
  return { shown: all.slice(0, limit), total: all.length };
}

function rankOption({ plain, preferred }: IndexedOption, wanted: string): number {
  const isNamedSo = wanted !== '' && (plain === wanted || plain.startsWith(`${wanted} - `));
  const begins = plain.startsWith(wanted) ? 1 : plain.includes(` ${wanted}`) ? 2 : 3;
  return 2 * (isNamedSo ? 0 : begins) + (preferred ? 0 : 1);
}
