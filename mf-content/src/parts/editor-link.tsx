import type { PortalLink } from '@portal/client/addresses/portal-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  link: PortalLink;
  className?: string;
  children: ReactNode;
}

/** Link to an editor's URL; without a URL, only its content. */
export function EditorLink({ link, className, children }: Props) {
  switch (link.kind) {
    case 'page':
      return (
        <Link to={link.to} className={className}>
          {children}
        </Link>
      );
    case 'outside':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer" className={className}>
          {children}
          <span className="visuallyHidden"> (abre em nova aba)</span>
        </a>
      );
    case 'none':
      return <div className={className}>{children}</div>;
  }
}
