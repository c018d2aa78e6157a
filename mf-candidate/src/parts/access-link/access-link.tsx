import { accessState, firstAccessQuery } from '@portal/client/access/access-state';
import { useWatch } from '@portal/ui/form';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface AccessLinkProps {
  back: string | null;
  /** Whether the account has no password yet. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Links to the request of a code and passes on the typed e-mail of the surrounding form (field `email`). */
export function AccessLink({ back, isFirst = false, children }: AccessLinkProps) {
  const email: string = useWatch({ name: 'email' });
  return (
    <Link to={`/changePassword${isFirst ? firstAccessQuery : ''}`} state={accessState({ email, back })}>
      {children}
    </Link>
  );
}
