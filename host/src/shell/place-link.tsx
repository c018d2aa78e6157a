import { Link, useLocation } from '@portal/runtime/router';
import type { ReactNode } from 'react';

interface PlaceLinkProps {
  to: string;
  /** Whether pages below it count as another place. */
  end?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of a menu, which says when the visitor is there already. */
export function PlaceLink({ to, end = false, className, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
