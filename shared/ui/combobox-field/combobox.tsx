import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react';
import fieldStyles from '../form-field/form-field.module.css';

interface ComboboxProps<Option>
  extends Pick<ComponentProps<'input'>, 'name' | 'aria-describedby' | 'aria-invalid'> {
  id: string;
  ref: ComponentProps<'input'>['ref'];
  label: string;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  format: (option: Option) => string;
  /** Text of the input, and the option that it stands for. */
  text: string;
  selected: Option | null;
  /** Text below the open list. */
  status: string;
  /** Whether the list may open now. */
  isReady?: boolean;
  onType: (text: string) => void;
  /** Called with a newly selected option, or null when Escape clears the input. */
  onPick: (option: Option | null) => void;
  /** Called after each choice, also of the selected option. */
  onConfirm?: () => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>, highlighted: Option | undefined) => void;
  /** Accepts any text: Enter without a highlighted option calls this and submits the form, and clicks open no list. */
  onEnter?: () => void;
}

const { stateChangeTypes } = useCombobox;

/** Text input with a list of options, as the ARIA 1.2 combobox. */
export function Combobox<Option>({
  id,
  ref,
  label,
  options,
  keyOf,
  format,
  text,
  selected,
  status,
  isReady = true,
  onType,
  onPick,
  onConfirm,
  onBlur,
  onEnter,
  ...input
}: ComboboxProps<Option>) {
  const { isOpen, highlightedIndex, closeMenu, ...get } = useCombobox<Option>({
    id,
    inputId: id,
    labelId: `${id}-label`,
    items: [...options],
    itemToString: (option) => (option === null ? '' : format(option)),
    selectedItem: selected,
    inputValue: text,
    onSelectedItemChange: ({ selectedItem }) => onPick(selectedItem ?? null),
    onStateChange: ({ type }) => {
      if (type === stateChangeTypes.InputKeyDownEscape && !isOpen) onPick(null);
      if (type === stateChangeTypes.ItemClick || type === stateChangeTypes.InputKeyDownEnter) onConfirm?.();
    },
    stateReducer: (_, { type, changes }) => {
      if (type === stateChangeTypes.InputBlur) return { ...changes, selectedItem: selected };
      return type === stateChangeTypes.InputClick && onEnter ? { ...changes, isOpen: false } : changes;
    },
  });
  const isShown = isOpen && isReady;
  const panel = useVisiblePanel(isShown);
  return (
    <div className="relative">
      <div className={`overlaid relative ${fieldStyles.furnished}`}>
        <input
          {...input}
          {...get.getInputProps({
            id,
            ref,
            onBlur: (event) => onBlur?.(event, options[highlightedIndex]),
            // In the event itself: downshift reports changes later, possibly after the next letter.
            onChange: (event) => onType(event.currentTarget.value),
            onKeyDown: (event) => {
              if (!onEnter || event.key !== 'Enter' || highlightedIndex >= 0) return;
              // Downshift would prevent submission.
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              onEnter();
              closeMenu();
            },
          })}
          type="text"
          inputMode={onEnter && 'search'}
          enterKeyHint={onEnter && 'search'}
          maxLength={onEnter && 100}
          autoComplete="off"
          spellCheck={false}
          className={fieldStyles.control}
        />
        {!onEnter && (
          <button
            {...get.getToggleButtonProps({ 'aria-label': `Mostrar opções: ${label}` })}
            type="button"
            className={`iconButton rounded azulRio ${fieldStyles.furniture}`}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </div>
      {/* The status stays in the accessibility tree. */}
      <div ref={panel} className={isShown ? `hanging ${fieldStyles.panel}` : 'visuallyHidden'}>
        <ul
          {...get.getMenuProps(onEnter && { 'aria-label': 'Sugestões', 'aria-labelledby': undefined })}
          className={fieldStyles.list}
          hidden={!isShown}
        >
          {isShown &&
            options.map((option, index) => (
              <li
                {...get.getItemProps({ item: option, index })}
                key={keyOf(option)}
                className={`targetRow ${fieldStyles.option}`}
                data-active={index === highlightedIndex || undefined}
              >
                {format(option)}
              </li>
            ))}
        </ul>
        {/* Rendered from the start: screen readers do not announce a live region that appears with its text. */}
        <p className={`muted text-xs hairTop ${fieldStyles.note}`} role="status">
          {isShown ? status : ''}
        </p>
      </div>
    </div>
  );
}

/** Scrolls an open panel into view, and above an on-screen keyboard when that appears. */
function useVisiblePanel(isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const view = window.visualViewport;
    const show = () => {
      panel.current?.scrollIntoView?.({ block: 'nearest' });
      // iOS scrolls it into the window, but leaves it behind the keyboard.
      const bottom = panel.current?.getBoundingClientRect().bottom ?? 0;
      if (view && bottom > view.offsetTop + view.height) scrollBy(0, bottom - view.offsetTop - view.height);
    };
    show();
    view?.addEventListener('resize', show);
    return () => view?.removeEventListener('resize', show);
  }, [isOpen]);
  return panel;
}
