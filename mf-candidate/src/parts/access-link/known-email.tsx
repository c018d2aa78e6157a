import { useFormContext } from '@portal/ui/form';
import { useEffect } from 'react';

/** Types a known e-mail into the form around it, unless somebody was faster. The server's page knows none. */
export function KnownEmail({ email }: { email: string }) {
  const { getValues, setValue } = useFormContext<{ email: string }>();
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);
  return null;
}
