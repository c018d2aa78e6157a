import { fold } from '@portal/shared/format/fold';
import type { FieldOption } from '../select-field/select-field.tsx';

/** An option with its label prepared once for all searches. */
export interface IndexedOption extends FieldOption {
  plain: string;
}

export const indexOptions = (options: readonly FieldOption[]): IndexedOption[] =>
  options.map((option) => ({ ...option, plain: fold(option.label) }));

/**
 * The options that hold what was typed, accents and capitals apart: those that are named so first ("Santana" of
 * "Santana - AP"), then those that begin with it, then those with a word that does, then the others. Of each, the
 * preferred come first.
 * @returns at most `limit` of them, and how many there are in all
 */
export function matchOptions(options: readonly IndexedOption[], typed: string, limit: number) {
  const wanted = fold(typed);
  const ranks: IndexedOption[][] = Array.from({ length: 8 }, () => []);
  for (const option of options) {
    if (option.plain.includes(wanted)) ranks[rank(option, wanted)]?.push(option);
  }
  const all = ranks.flat();
  return { shown: all.slice(0, limit), total: all.length };
}

function rank({ plain, preferred }: IndexedOption, wanted: string): number {
  const isNamedSo = wanted !== '' && (plain === wanted || plain.startsWith(`${wanted} - `));
  const begins = plain.startsWith(wanted) ? 1 : plain.includes(` ${wanted}`) ? 2 : 3;
  return 2 * (isNamedSo ? 0 : begins) + (preferred ? 0 : 1);
}
