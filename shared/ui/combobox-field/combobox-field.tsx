import { groupDigits } from '@portal/contract/format/money';
import { fold } from '@portal/contract/format/text';
import { type FocusEvent, useMemo, useState } from 'react';
import type { FieldOption } from '../fields/fields.tsx';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import { Combobox } from './combobox.tsx';

/** Maximum number of options shown: layout of the country's 5,570 cities would take seconds. */
const MAX_OPTIONS = 50;

interface ComboboxFieldProps extends FieldProps {
  /** Empty while loading. */
  options: readonly FieldOption[];
  loading?: boolean;
}

/** Select for long lists, filtered by typing, as the ARIA 1.2 combobox. The value is the option's value, or ''. */
export function ComboboxField({ options, loading = false, ...given }: ComboboxFieldProps) {
  const { field, value, frame, control } = useFormField(given);
  const { className: _, onInput: __, ...input } = control;
  const indexed = useMemo(() => indexOptions(options), [options]);
  const selected = indexed.find((option) => option.value === value) ?? null;
  // null: the text is the selected option, and opening shows all options.
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, total } = useMemo(() => matchOptions(indexed, typed ?? '', MAX_OPTIONS), [indexed, typed]);

  const choose = (option: IndexedOption | null) => {
    setTyped(null);
    if ((option?.value ?? '') !== value) field.onChange(option?.value ?? '');
  };

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>, highlighted: IndexedOption | undefined) => {
    field.onBlur();
    const text = selected?.label ?? '';
    // Autofill may fire no event. Without options the text cannot be checked and stays.
    if ((typed === null && currentTarget.value === text) || options.length === 0) return;
    // A completely typed name is selected; a part of a name is not.
    const wanted = fold(currentTarget.value);
    const named = indexed.find(({ plain }) => plain === wanted);
    if (typed === null && !named) currentTarget.value = text;
    else choose(named ?? (wanted === '' ? null : (highlighted ?? selected)));
  };

  return (
    <FormField {...frame}>
      <Combobox
        {...input}
        label={frame.label}
        options={shown}
        keyOf={(option) => option.value}
        format={(option) => option.label}
        text={typed ?? selected?.label ?? ''}
        selected={selected}
        status={describeCount(total, shown.length, loading)}
        onType={setTyped}
        onPick={choose}
        onConfirm={() => setTyped(null)}
        onBlur={leave}
      />
    </FormField>
  );
}

function describeCount(total: number, shown: number, loading: boolean): string {
  if (loading) return 'Carregando opções…';
  if (total === 0) return 'Nenhuma opção encontrada. Confira o que digitou.';
  if (total > shown) return `${shown} de ${groupDigits(total)} opções. Continue digitando para refinar.`;
  return total === 1 ? '1 opção.' : `${total} opções.`;
}

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
