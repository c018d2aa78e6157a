import { isWithin, type MenuKey } from '@portal/client/menu/menu-key';
import { useCurrentMenu } from '@portal/platform/browser';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface MenuLinkProps {
  to: string;
  /** The menu, or part of one, that the link represents. */
  menu?: MenuKey;
  className?: string | undefined;
  children: ReactNode;
}

/** Link of a menu that marks the current page, or the current menu that it represents. */
export function MenuLink({ to, menu, className, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const current = useCurrentMenu();
  const isInside = menu !== undefined && current !== null && isWithin(current, menu);
  return (
    <Link to={to} className={className} aria-current={pathname === to ? 'page' : isInside || undefined}>
      {children}
    </Link>
  );
}
