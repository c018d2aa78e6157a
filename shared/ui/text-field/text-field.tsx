import { maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import type { MaskName } from '@portal/contract/validators/text';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type Ref,
  type RefCallback,
  useCallback,
  useState,
} from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField, LengthNote } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import { masks, nameMask, normaliseOnBlur } from '../masks/masks.ts';

export interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'url'>;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Longer text is not cut, but rejected by the form; with a mask the browser cuts it. */
  maxLength?: number;
  readOnly?: boolean;
  mask?: MaskName;
  /** For names: drops digits that are typed, pasted or composed (A 5.3). */
  dropDigits?: boolean;
  /** Called with the field's value on blur. */
  onLeave?: (value: string) => void;
}

/** Single-line text. The form's value is the shown text, including the mask. */
export function TextField({
  name,
  label,
  hint,
  optional,
  mask,
  dropDigits,
  onLeave,
  maxLength,
  type = 'text',
  ...native
}: TextFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined, mask ? undefined : maxLength);
  const options = mask ? masks[mask] : dropDigits ? nameMask : null;
  const maskRef = useMaskito({ options });
  const ref = useMergedRef(field.ref, maskRef);
  const value = String(field.value ?? '');
  // Rewriting text during composition (IME) would duplicate it.
  const [composing, setComposing] = useState(false);
  const masked = (text: string) => (options ? maskitoTransform(text, options) : text);
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...native}
        {...aria}
        ref={ref}
        type={type}
        maxLength={mask && maxLength}
        name={name}
        className={`${fieldStyles.control} ${mask ? 'tabular' : ''}`}
        value={composing ? value : masked(value)}
        onInput={({ currentTarget: { value } }) => field.onChange(composing ? value : masked(value))}
        onBlur={({ currentTarget }) => {
          field.onBlur();
          const shown = masked(currentTarget.value);
          const whole = normaliseOnBlur(mask, shown);
          if (whole !== shown) field.onChange(whole);
          onLeave?.(whole);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          setComposing(false);
          field.onChange(masked(currentTarget.value));
        }}
        spellCheck={type === 'text' && !mask ? undefined : false}
      />
      {maxLength !== undefined && !mask && <LengthNote length={value.length} max={maxLength} />}
    </FormField>
  );
}

function useMergedRef<T>(first: RefCallback<T>, second: Ref<T>): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      first(element);
      if (typeof second === 'function') second(element);
      else if (second) second.current = element;
    },
    [first, second],
  );
}
