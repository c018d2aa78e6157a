import { Combobox } from '@portal/ui/combobox-field/combobox';
import { FormField } from '@portal/ui/form-field';
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

/** Single-line input of a plain form with suggestions; any text is valid. */
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

  return (
    <FormField id={id} label={label} error={undefined}>
      <Combobox
        id={id}
        ref={input}
        name={name}
        label={label}
        options={suggestions.kind === 'loaded' ? suggestions.texts : []}
        keyOf={String}
        format={String}
        text={typed}
        selected={null}
        status={describeCount(suggestions)}
        isReady={suggestions.kind !== 'idle' && typed.trim() !== ''}
        onType={type}
        onPick={(text) => {
          if (text === null) return;
          clearTimeout(pause.current);
          setTyped(text);
          onPick(text);
        }}
        onEnter={() => clearTimeout(pause.current)}
      />
    </FormField>
  );
}

function describeCount(suggestions: Suggestions): string {
  if (suggestions.kind !== 'loaded') return 'Procurando…';
  const found = suggestions.texts.length;
  if (found === 0) return 'Nenhuma sugestão. Você pode buscar assim mesmo.';
  return found === 1 ? '1 sugestão.' : `${found} sugestões.`;
}
