import { accessState } from '@portal/runtime/access/access-state';
import { useWatch } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AccessLinkProps {
  back: string | null;
  children: ReactNode;
}

/** The way to a code for a new password, in a form with the field `email`: what was typed there goes along. */
export function AccessLink({ back, children }: AccessLinkProps) {
  const email: string = useWatch({ name: 'email' });
  return (
    <Link to="/changePassword" state={accessState({ email, back })}>
      {children}
    </Link>
  );
}
