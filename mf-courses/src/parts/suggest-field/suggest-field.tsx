import styles from '@portal/ui/combobox-field/combobox-field.module.css';
import { FormField } from '@portal/ui/form-field';
import fieldStyles from '@portal/ui/form-field/form-field.module.css';
import { useListPlacement } from '@portal/ui/use-list-placement';
import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState } from 'react';

/** Milliseconds without a key before what was typed counts (A 9, "Dropdown search typing timeout"). */
const TYPING_PAUSE = 500;

/** What is offered for the text typed so far; `loading` until it has come. */
export type Suggestions =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'loaded'; texts: readonly string[] };

interface SuggestFieldProps {
  label: string;
  /** Name of the text in the form. */
  name: string;
  /** The current value; a new one replaces what is typed. */
  value: string;
  suggestions: Suggestions;
  /** Called with the text once typing pauses. */
  onPause: (text: string) => void;
  /** A suggestion was picked, and stands in the field. */
  onPick: (text: string) => void;
}

/** A line of text in a plain form that offers what it may become, as the ARIA 1.2 combobox; any text will do. */
export function SuggestField({ label, name, value, suggestions, onPause, onPick }: SuggestFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [inForce, setInForce] = useState(value);
  if (inForce !== value) {
    setInForce(value);
    setTyped(value);
  }
  // What was typed before hydration stays.
  useEffect(() => setTyped(input.current?.value ?? ''), []);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onPause(text.trim()), TYPING_PAUSE);
  };

  const texts = suggestions.kind === 'loaded' ? suggestions.texts : [];
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<string>({
      id,
      inputId: id,
      labelId: `${id}-label`,
      items: [...texts],
      inputValue: typed,
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem === null) return;
        clearTimeout(pause.current);
        setTyped(selectedItem);
        onPick(selectedItem);
      },
      stateReducer: (_, { type: event, changes }) =>
        // Leaving picks nothing: half a title is a search as well. Nor does a click into the field offer anything.
        event === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: null }
          : event === useCombobox.stateChangeTypes.InputClick
            ? { ...changes, isOpen: false }
            : changes,
    });
  const shown = isOpen && suggestions.kind !== 'idle' && typed.trim() !== '';
  const placement = useListPlacement(id, shown);

  return (
    <FormField id={id} label={label} error={undefined}>
      <div className={styles.combobox}>
        <input
          {...getInputProps({
            ref: input,
            // In the event itself: downshift tells of a change only later, when the next letter may have come.
            onChange: (event) => type(event.currentTarget.value),
            // With nothing picked Enter sends the form, as in any line of text: downshift would keep it.
            onKeyDown: (event) => {
              if (event.key !== 'Enter' || highlightedIndex >= 0) return;
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              clearTimeout(pause.current);
              closeMenu();
            },
          })}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name={name}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          className={fieldStyles.control}
        />
        <div className={styles.panel} {...placement} data-open={shown || undefined}>
          <ul
            {...getMenuProps({ 'aria-label': 'Sugestões', 'aria-labelledby': undefined })}
            className={styles.list}
            hidden={!shown}
          >
            {texts.map((text, index) => (
              <li
                {...getItemProps({ item: text, index })}
                key={text}
                className={styles.option}
                data-active={index === highlightedIndex || undefined}
              >
                {text}
              </li>
            ))}
          </ul>
          <p className={styles.note} role="status">
            {shown ? count(suggestions) : ''}
          </p>
        </div>
      </div>
    </FormField>
  );
}

function count(suggestions: Suggestions): string {
  if (suggestions.kind !== 'loaded') return 'Procurando…';
  const found = suggestions.texts.length;
  if (found === 0) return 'Nenhuma sugestão. Você pode buscar assim mesmo.';
  return found === 1 ? '1 sugestão.' : `${found} sugestões.`;
}
