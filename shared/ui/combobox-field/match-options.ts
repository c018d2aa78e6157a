import { fold } from '@portal/shared/format/fold';
import type { FieldOption } from '../select-field/select-field.tsx';

/** An option with its label prepared once for all searches. */
export interface IndexedOption extends FieldOption {
  plain: string;
}

export const indexOptions = (options: readonly FieldOption[]): IndexedOption[] =>
  options.map((option) => ({ ...option, plain: fold(option.label) }));

/**
 * The options that hold what was typed, accents and capitals apart: those that begin with it first, then those with a
 * word that does, then the others.
 * @returns at most `limit` of them, and how many there are in all
 */
export function matchOptions(options: readonly IndexedOption[], typed: string, limit: number) {
  const wanted = fold(typed);
  const ranks: IndexedOption[][] = [[], [], []];
  for (const option of options) {
    const at = option.plain.indexOf(wanted);
    if (at === -1) continue;
    ranks[at === 0 ? 0 : option.plain.includes(` ${wanted}`) ? 1 : 2]?.push(option);
  }
  const all = ranks.flat();
  return { shown: all.slice(0, limit), total: all.length };
}
