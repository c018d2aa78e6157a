import styles from '@portal/ui/combobox-field/combobox-field.module.css';
import { FormField } from '@portal/ui/form-field';
import fieldStyles from '@portal/ui/form-field/form-field.module.css';
import { useListPlacement } from '@portal/ui/use-list-placement';
import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState } from 'react';

/** Debounce of typing (A 9, "Dropdown search typing timeout"). */
const TYPING_PAUSE_MS = 500;

/** Suggestions for the typed text; `loading` until they arrive. */
export type Suggestions =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'loaded'; texts: readonly string[] };

interface SuggestFieldProps {
  label: string;
  /** Name of the form field. */
  name: string;
  /** Current value; a new one replaces typed text. */
  value: string;
  suggestions: Suggestions;
  /** Called with the text once typing pauses. */
  onPause: (text: string) => void;
  /** Called when a suggestion was picked and is in the field. */
  onPick: (text: string) => void;
}

/** Single-line input of a plain form with suggestions, as the ARIA 1.2 combobox; any text is valid. */
export function SuggestField({ label, name, value, suggestions, onPause, onPick }: SuggestFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [inForce, setInForce] = useState(value);
  if (inForce !== value) {
    setInForce(value);
    setTyped(value);
  }
  // Keeps text typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ''), []);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onPause(text.trim()), TYPING_PAUSE_MS);
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
        // Blur picks nothing, as part of a title is a valid search, and a click into the field opens nothing.
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
            // In the event itself: downshift reports changes later, possibly after the next letter.
            onChange: (event) => type(event.currentTarget.value),
            // Without a highlighted suggestion Enter submits the form; downshift would prevent it.
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
        {/* The status stays in the accessibility tree. */}
        <div className={shown ? styles.panel : 'visuallyHidden'} {...placement}>
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
            {shown ? describeCount(suggestions) : ''}
          </p>
        </div>
      </div>
    </FormField>
  );
}

function describeCount(suggestions: Suggestions): string {
  if (suggestions.kind !== 'loaded') return 'Procurando…';
  const found = suggestions.texts.length;
  if (found === 0) return 'Nenhuma sugestão. Você pode buscar assim mesmo.';
  return found === 1 ? '1 sugestão.' : `${found} sugestões.`;
}
