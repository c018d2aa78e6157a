import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { ReactNode } from 'react';

interface OutsideLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the portal: in a new tab, and says so. */
export function ExternalLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </a>
  );
}
