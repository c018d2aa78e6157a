import { emailOwnerQuery } from '@portal/runtime/selection-process/applicant.queries';
import { isOfAnother, takenError } from '@portal/runtime/selection-process/email-owner';
import { isEmail } from '@portal/shared/validators/email';
import { EmailField } from '@portal/ui/contact-fields';
import { useFormContext } from '@portal/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { psg } from '../../domain/psg.ts';
import type { RegistrationFields } from '../../domain/registration-fields.ts';

const taken = takenError(psg);

/**
 * The e-mail, which must not be another person's (A 5.3): asked when the field is left. Without an answer the
 * registration's own decides.
 */
export function OwnEmailField({ cpf }: { cpf: string }) {
  const queryClient = useQueryClient();
  const { getValues, setError, clearErrors, getFieldState } = useFormContext<RegistrationFields>();

  async function check(typed: string) {
    const email = typed.trim();
    if (!isEmail(email)) return;
    const owner = await queryClient.fetchQuery(emailOwnerQuery(email, cpf)).catch(() => null);
    if (getValues('email') !== typed) return;
    if (isOfAnother(owner, cpf)) setError('email', taken);
    else if (getFieldState('email').error?.type === taken.type) clearErrors('email');
  }

  return <EmailField onLeave={(typed) => void check(typed)} />;
}
