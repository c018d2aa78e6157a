import { accessState, firstAccessQuery } from '@portal/runtime/access/access-state';
import { useWatch } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AccessLinkProps {
  back: string | null;
  /** There is no password yet. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The way to a code for a new password, in a form with the field `email`: what was typed there goes along. */
export function AccessLink({ back, isFirst = false, children }: AccessLinkProps) {
  const email: string = useWatch({ name: 'email' });
  return (
    <Link to={`/changePassword${isFirst ? firstAccessQuery : ''}`} state={accessState({ email, back })}>
      {children}
    </Link>
  );
}
