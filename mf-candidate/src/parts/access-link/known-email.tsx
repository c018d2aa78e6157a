import { useFormContext } from '@portal/ui/form';
import { useEffect } from 'react';

/** Fills a known e-mail into the surrounding form after hydration, unless the user has typed one. */
export function KnownEmail({ email }: { email: string }) {
  const { getValues, setValue } = useFormContext<{ email: string }>();
  useEffect(() => {
    if (email && !getValues('email')) setValue('email', email);
  }, [email, getValues, setValue]);
  return null;
}
