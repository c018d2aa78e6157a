import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './document-links.module.css';

interface DocumentLink {
  to: string;
  /** Accessible name of the icon. */
  label: string;
  Icon: LucideIcon;
}

interface DocumentLinksProps {
  links: readonly DocumentLink[];
  /** Other actions in the same row. */
  children?: ReactNode;
}

/** Shows the icons of the column "Documento". */
export function DocumentLinks({ links, children }: DocumentLinksProps) {
  if (links.length === 0 && !children) return <>Sem documento</>;
  return (
    <span className={styles.links}>
      {links.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={styles.link} title={label}>
          <Icon aria-hidden="true" />
          <span className="visuallyHidden">{label}</span>
        </Link>
      ))}
      {children}
    </span>
  );
}
