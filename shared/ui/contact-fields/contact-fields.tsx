import { suggestEmail } from '@portal/shared/validators/suggest-email';
import { Button } from '@portal/ui/button';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from '../form/form.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useFocusFallback } from '../use-focus-fallback/use-focus-fallback.ts';
import styles from './contact-fields.module.css';

/** A mobile number with its area code, (##)# ####-#### (A 5.3, B 5). */
export const PhoneField = (props: Partial<Omit<TextFieldProps, 'mask'>>) => (
  <TextField
    name="phone"
    label="Celular"
    inputMode="tel"
    autoComplete="tel-national"
    maxLength={15}
    {...props}
    mask="phone"
  />
);

/**
 * The field `email`; where one logs in with it, `autoComplete` is `username`. It has no `maxLength`: the browser would cut a
 * longer address into another one, so the form's schema says that it is too long. A domain that looks mistyped is asked
 * about once the field is left.
 */
export function EmailField({
  autoComplete = 'email',
  onLeave,
}: Partial<Pick<TextFieldProps, 'autoComplete' | 'onLeave'>>) {
  const { setValue, formState } = useFormContext<{ email: string }>();
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' });
  const part = useRef<HTMLDivElement>(null);
  /** What the field held when it was left. */
  const [left, setLeft] = useState('');
  /** What the applicant has said is right. */
  const [confirmed, setConfirmed] = useState('');
  const suggestion = left === email && email !== confirmed ? suggestEmail(email) : null;
  useFocusFallback(part, suggestion ?? '');

  function correct(meant: string) {
    setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    onLeave?.(meant);
  }

  return (
    <div ref={part} tabIndex={-1} className={styles.email}>
      <TextField
        name="email"
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        onLeave={(typed) => {
          setLeft(typed);
          onLeave?.(typed);
        }}
      />
      <div role="status">
        {suggestion && (
          <p className={styles.suggestion}>
            <span>
              Você quis dizer <strong>{suggestion}</strong>?
            </span>
            <Button variant="quiet" onClick={() => correct(suggestion)}>
              Sim, corrigir
            </Button>
            <Button variant="quiet" onClick={() => setConfirmed(email)}>
              Não, está certo
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
