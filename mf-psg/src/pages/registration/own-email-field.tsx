import { useQueryClient } from '@portal/shared/query';
import { EmailField } from '@portal/shared/ui/contact-fields';
import { useFormContext } from '@portal/shared/ui/form';
import { isEmail } from '@portal/shared/validators/email';
import { emailTaken, isOfAnother } from '../../domain/email-owner.ts';
import type { RegistrationFields } from '../../domain/registration-fields.ts';
import { emailOwnerQuery } from './registration.queries.ts';

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
    if (isOfAnother(owner, cpf)) setError('email', emailTaken);
    else if (getFieldState('email').error?.type === emailTaken.type) clearErrors('email');
  }

  return <EmailField onLeave={(typed) => void check(typed)} />;
}
