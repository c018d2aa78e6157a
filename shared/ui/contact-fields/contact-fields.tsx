import { suggestEmail } from '@portal/contract/validators/suggest-email';
import { Button } from '@portal/ui/button';
import { useRef, useState } from 'react';
import { TextField, type TextFieldProps } from '../fields/fields.tsx';
import { useFormContext, useWatch } from '../form/form.tsx';
import { useFocusFallback } from '../use-focus-fallback/use-focus-fallback.ts';

/** Mobile number with area code, (##)# ####-#### (A 5.3, B 5). */
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
 * Field `email`; in login forms `autoComplete` is `username`. Without `maxLength`, because browsers would cut a longer address
 * to a different one; the schema reports it instead. On blur it suggests a correction for a mistyped domain.
 */
export function EmailField({
  autoComplete = 'email',
  onLeave,
}: Partial<Pick<TextFieldProps, 'autoComplete' | 'onLeave'>>) {
  const { setValue, formState } = useFormContext<{ email: string }>();
  const email = useWatch<{ email: string }, 'email'>({ name: 'email' });
  const part = useRef<HTMLDivElement>(null);
  /** Value at the last blur. */
  const [left, setLeft] = useState('');
  /** Value that the applicant has confirmed. */
  const [confirmed, setConfirmed] = useState('');
  const suggestion = left === email && email !== confirmed ? suggestEmail(email) : null;
  useFocusFallback(part, suggestion ?? '');

  function correct(meant: string) {
    setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    onLeave?.(meant);
  }

  return (
    <div ref={part} tabIndex={-1} className="stack gap-0 single full">
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
          <p className="cluster center gap-0 gap-x-2 mt-1">
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
