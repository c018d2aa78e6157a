import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-field.module.css';

export interface FieldProps {
  /** Path of the field in the form's values. */
  name: string;
  label: string;
  /** Help text, always visible. */
  hint?: string;
  /** Marks the label as optional. */
  optional?: boolean;
}

interface FormFieldProps extends Omit<FieldProps, 'name'> {
  id: string;
  error: string | undefined;
  /** Groups are named by a legend, single controls by a label. */
  group?: boolean;
  children: ReactNode;
}

/** Label, hint and message around a control, in this order, so that the keyboard or list does not cover the message. */
export function FormField({ id, label, hint, optional, error, group = false, children }: FormFieldProps) {
  const Frame = group ? 'fieldset' : 'div';
  const name = (
    <>
      <span id={`${id}-label`}>{label}</span>
      {optional && <span className="muted regular"> (opcional)</span>}
    </>
  );
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame
      className={`stack gap-1 full ${styles.field}`}
      data-field
      data-invalid={error ? true : undefined}
      aria-describedby={(group && describedBy) || undefined}
    >
      {group ? (
        <legend className={`text-sm bold ${styles.label}`}>{name}</legend>
      ) : (
        <label htmlFor={id} className={`text-sm bold ${styles.label}`}>
          {name}
        </label>
      )}
      {hint && (
        <span id={`${id}-hint`} className="muted text-sm snug">
          {hint}
        </span>
      )}
      <FieldError id={id} error={error} />
      {children}
    </Frame>
  );
}

/** Error message of a control. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={`${id}-error`} className={`flex alignStart gap-2 text-sm bold snug ${styles.error}`}>
      <CircleAlert aria-hidden="true" size="1.1em" className={`rigid ${styles.sign}`} />
      <span className="visuallyHidden">Erro:</span> <span>{error}</span>
    </span>
  );
}

interface LengthNoteProps {
  length: number;
  max: number;
  /** Also shows the count below the limit. */
  always?: boolean;
}

/** Shows by how much a text exceeds its limit: `maxLength` would silently cut pasted or autofilled text. */
export function LengthNote({ length, max, always = false }: LengthNoteProps) {
  const over = length - max;
  return (
    <>
      {(always || over > 0) && (
        <span
          className={`muted text-xs tabular ${styles.count}`}
          aria-hidden="true"
          data-over={over > 0 || undefined}
        >
          {`${length} de ${max}${over > 0 ? `: ${over} a mais` : ''}`}
        </span>
      )}
      <span role="status" className="visuallyHidden">
        {over > 0 ? `Passou do limite: ${over} a mais.` : ''}
      </span>
    </>
  );
}
