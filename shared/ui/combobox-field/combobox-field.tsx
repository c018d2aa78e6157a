import { groupDigits } from '@portal/contract/format/money';
import { fold } from '@portal/contract/format/text';
import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useMemo, useState } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import type { FieldOption } from '../select-field/select-field.tsx';
import { useListPlacement } from '../use-list-placement/use-list-placement.ts';
import styles from './combobox-field.module.css';
import { type IndexedOption, indexOptions, matchOptions } from './match-options.ts';

/** Maximum number of options shown: layout of the country's 5,570 cities would take seconds. */
const MAX_OPTIONS = 50;

interface ComboboxFieldProps extends FieldProps {
  /** Empty while loading. */
  options: readonly FieldOption[];
  loading?: boolean;
}

/** Select for long lists, filtered by typing, as the ARIA 1.2 combobox. The value is the option's value, or ''. */
export function ComboboxField({ name, label, hint, optional, options, loading = false }: ComboboxFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  const indexed = useMemo(() => indexOptions(options), [options]);
  const selected = indexed.find(({ value }) => value === String(field.value ?? '')) ?? null;
  // null: the text is the selected option, and opening shows all options.
  const [typed, setTyped] = useState<string | null>(null);
  const { shown, total } = useMemo(() => matchOptions(indexed, typed ?? '', MAX_OPTIONS), [indexed, typed]);

  const choose = (option: IndexedOption | null) => {
    setTyped(null);
    if ((option?.value ?? '') !== String(field.value ?? '')) field.onChange(option?.value ?? '');
  };

  const { isOpen, highlightedIndex, getInputProps, getToggleButtonProps, getMenuProps, getItemProps } =
    useCombobox<IndexedOption>({
      id,
      inputId: id,
      labelId: `${id}-label`,
      items: shown,
      itemToString: (option) => option?.label ?? '',
      selectedItem: selected,
      inputValue: typed ?? selected?.label ?? '',
      onSelectedItemChange: ({ selectedItem }) => choose(selectedItem ?? null),
      onStateChange: ({ type }) => {
        if (type === useCombobox.stateChangeTypes.InputKeyDownEscape && !isOpen) choose(null);
        if (
          type === useCombobox.stateChangeTypes.ItemClick ||
          type === useCombobox.stateChangeTypes.InputKeyDownEnter
        )
          setTyped(null);
      },
      stateReducer: (_, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: selected } : changes,
    });

  const placement = useListPlacement(id, isOpen);

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    field.onBlur();
    const label = selected?.label ?? '';
    // Autofill may fire no event. Without options the text cannot be checked and stays.
    if ((typed === null && currentTarget.value === label) || options.length === 0) return;
    // A completely typed name is selected; a part of a name is not.
    const wanted = fold(currentTarget.value);
    const named = indexed.find(({ plain }) => plain === wanted);
    if (typed === null && !named) currentTarget.value = label;
    else choose(named ?? (wanted === '' ? null : (shown[highlightedIndex] ?? selected)));
  };

  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <div className={styles.combobox}>
        <div className={fieldStyles.furnished}>
          <input
            {...getInputProps({
              ...aria,
              ref: field.ref,
              onBlur: leave,
              // In the event itself: downshift reports changes later, possibly after the next letter.
              onChange: (event) => setTyped(event.currentTarget.value),
            })}
            type="text"
            name={name}
            autoComplete="off"
            spellCheck={false}
            className={fieldStyles.control}
          />
          <button
            {...getToggleButtonProps({ 'aria-label': `Mostrar opções: ${label}` })}
            type="button"
            className={`${fieldStyles.furniture} ${fieldStyles.toggle}`}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        </div>
        {/* The status stays in the accessibility tree. */}
        <div className={isOpen ? styles.panel : 'visuallyHidden'} {...placement}>
          <ul {...getMenuProps()} className={styles.list} hidden={!isOpen}>
            {isOpen &&
              shown.map((option, index) => (
                <li
                  {...getItemProps({ item: option, index })}
                  key={option.value}
                  className={styles.option}
                  data-active={index === highlightedIndex || undefined}
                >
                  {option.label}
                </li>
              ))}
          </ul>
          {/* Rendered from the start: screen readers do not announce a live region that appears with its text. */}
          <p className={styles.note} role="status">
            {isOpen ? describeCount(total, shown.length, loading) : ''}
          </p>
        </div>
      </div>
    </FormField>
  );
}

function describeCount(total: number, shown: number, loading: boolean): string {
  if (loading) return 'Carregando opções…';
  if (total === 0) return 'Nenhuma opção encontrada. Confira o que digitou.';
  if (total > shown) return `${shown} de ${groupDigits(total)} opções. Continue digitando para refinar.`;
  return total === 1 ? '1 opção.' : `${total} opções.`;
}
