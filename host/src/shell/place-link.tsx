import { useCurrentPlace } from '@portal/platform/browser';
import { isWithin, type MenuPlace } from '@portal/runtime/menu/menu-place';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface PlaceLinkProps {
  to: string;
  /** The part of the portal that it stands for. */
  place?: MenuPlace;
  className?: string | undefined;
  children: ReactNode;
}

/** A link of a menu, which says when the visitor is there already, or elsewhere in the part that it stands for. */
export function PlaceLink({ to, place, className, children }: PlaceLinkProps) {
  const { pathname } = useLocation();
  const current = useCurrentPlace();
  const isInside = place !== undefined && current !== null && isWithin(current, place);
  return (
    <Link to={to} className={className} aria-current={pathname === to ? 'page' : isInside || undefined}>
      {children}
    </Link>
  );
}
