import { isEmail } from '@portal/contract/validators/email';
import { emailOwnerQuery } from '@portal/selection-process/data/applicant.queries';
import { SharedEmailConfirmed, SharedEmailNote } from '@portal/selection-process/parts/shared-email-note';
import {
  belongsToOther,
  createEmailTakenError,
  isSharedEmail,
} from '@portal/selection-process/rules/email-owner';
import { EmailField } from '@portal/ui/contact-fields';
import { useFormContext, useWatch } from '@portal/ui/form';
import { useFocusFallback } from '@portal/ui/use-focus-fallback';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { psg } from '../../domain/psg.ts';
import type { RegistrationValues } from '../../domain/registration-rules.ts';

const taken = createEmailTakenError(psg);

/** E-mail field that rejects another person's e-mail on blur (A 5.3). If the lookup fails, the registration decides. */
export function OwnEmailField({ cpf }: { cpf: string }) {
  const queryClient = useQueryClient();
  const { getValues, setValue, setError, clearErrors, formState } = useFormContext<RegistrationValues>();
  const [email, sharedEmail] = useWatch<RegistrationValues, ['email', 'sharedEmail']>({
    name: ['email', 'sharedEmail'],
  });
  const [shareable, setShareable] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const error = formState.errors.email;

  async function check(typed: string) {
    const address = typed.trim();
    if (!isEmail(address)) return;
    const owner = await queryClient.fetchQuery(emailOwnerQuery(address, cpf)).catch(() => null);
    if (getValues('email') !== typed || isSharedEmail(getValues())) return;
    if (owner?.shareable) setShareable(address);
    if (belongsToOther(owner, cpf)) setError('email', taken);
    else if (error?.type === taken.type) clearErrors('email');
  }

  function share() {
    setValue('sharedEmail', shareable, { shouldDirty: true });
    clearErrors('email');
  }

  const isShared = isSharedEmail({ email, sharedEmail });
  const isTaken = error?.message === taken.message && !isShared;
  useFocusFallback(part, String(isTaken));
  return (
    <div ref={part} tabIndex={-1}>
      <EmailField onLeave={(typed) => void check(typed)} />
      {isTaken && (
        <SharedEmailNote
          email={email}
          onShare={shareable === email.trim() && shareable !== '' ? share : null}
        />
      )}
      {isShared && <SharedEmailConfirmed />}
    </div>
  );
}
