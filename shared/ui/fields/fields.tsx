import { maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import type { MaskName } from '@portal/contract/validators/text';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefCallback,
  useCallback,
  useState,
} from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { FieldError, type FieldProps, FormField, LengthNote } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import { masks, nameMask, normaliseOnBlur } from '../masks/masks.ts';

export interface TextFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'readOnly'> {
  type?: 'text' | 'email';
  /** Longer text is not cut, but rejected by the form; with a mask the browser cuts it. */
  maxLength?: number;
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
  const limit = mask ? undefined : maxLength;
  const { field, value, frame, control } = useFormField({ name, label, hint, optional }, limit);
  const options = mask ? masks[mask] : dropDigits ? nameMask : null;
  const ref = useMergedRef(field.ref, useMaskito({ options }));
  // Rewriting text during composition (IME) would duplicate it.
  const [composing, setComposing] = useState(false);
  const masked = (text: string) => (options ? maskitoTransform(text, options) : text);
  return (
    <FormField {...frame}>
      <input
        {...native}
        {...control}
        ref={ref}
        type={type}
        maxLength={mask && maxLength}
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
      {limit !== undefined && <LengthNote length={value.length} max={limit} />}
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

interface TextareaFieldProps extends FieldProps {
  /** Shown with the current count. Longer text is not cut, but rejected by the form. */
  maxLength: number;
  rows?: number;
}

/** Multi-line text. */
export function TextareaField({ maxLength, rows = 5, ...field }: TextareaFieldProps) {
  const hint = [field.hint, `Até ${maxLength} caracteres.`].filter(Boolean).join(' ');
  const { value, frame, control } = useFormField({ ...field, hint }, maxLength);
  return (
    <FormField {...frame}>
      <textarea {...control} rows={rows} value={value} />
      <LengthNote length={value.length} max={maxLength} always />
    </FormField>
  );
}

export interface FieldOption {
  value: string;
  label: string;
  /** Ranked before other options that match a search equally. */
  preferred?: boolean;
}

interface OptionFieldProps extends FieldProps {
  options: readonly FieldOption[];
}

/** Native select for short lists. The value is the option's text value, '' before a choice. */
export function SelectField({ options, ...field }: OptionFieldProps) {
  const { value, frame, control } = useFormField(field);
  return (
    <FormField {...frame}>
      <div className={`overlaid relative ${fieldStyles.furnished}`}>
        <select {...control} value={value}>
          <option value="">Selecione</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={`azulRio ${fieldStyles.furniture} ${fieldStyles.arrow}`} />
      </div>
    </FormField>
  );
}

/** Choice of a few options, all visible. The value is the option's text value. */
export function RadioGroupField({ options, ...given }: OptionFieldProps) {
  const { field, value, frame } = useFormField(given);
  return (
    <FormField {...frame} group>
      <div className="stack gap-0">
        {options.map((option, index) => (
          <label key={option.value} className={`flex alignStart gap-3 ${fieldStyles.choice}`}>
            <input
              // Target of the summary's link.
              id={index === 0 ? frame.id : undefined}
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={frame.id}
              value={option.value}
              checked={value === option.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FormField>
  );
}

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  /** Intercepts a change: receives the new state and a function that applies it. Until then the box stays unchanged. */
  onRequest?: (checked: boolean, grant: (checked: boolean) => void) => void;
}

/** Yes or no; the value is a boolean. */
export function CheckboxField({ onRequest = applyAtOnce, ...given }: CheckboxFieldProps) {
  const { field, frame, control } = useFormField(given);
  const { id, label, hint, error } = frame;
  return (
    <div className={`stack gap-1 ${fieldStyles.field}`} data-field data-invalid={error ? true : undefined}>
      <FieldError id={id} error={error} />
      <label className={`flex alignStart gap-3 ${fieldStyles.choice}`}>
        <input
          {...control}
          className={undefined}
          onInput={undefined}
          type="checkbox"
          checked={field.value === true}
          onChange={({ currentTarget: { checked } }) => onRequest(checked, field.onChange)}
        />
        <span id={`${id}-label`}>{label}</span>
      </label>
      {hint && (
        <span id={`${id}-hint`} className="muted text-sm snug">
          {hint}
        </span>
      )}
    </div>
  );
}

const applyAtOnce = (checked: boolean, grant: (checked: boolean) => void): void => grant(checked);
