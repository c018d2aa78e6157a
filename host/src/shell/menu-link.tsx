import { useCurrentMenu } from '@portal/platform/browser';
import { isWithin, type MenuKey } from '@portal/runtime/menu/menu-key';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface MenuLinkProps {
  to: string;
  /** The menu, or part of one, that it stands for. */
  menu?: MenuKey;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of a menu, which says when the visitor is there already, or elsewhere in the menu that it stands for. */
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
