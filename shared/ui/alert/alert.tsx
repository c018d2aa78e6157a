import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';

type AlertTone = 'info' | 'success' | 'warning' | 'error';

const signs = {
  info: { Icon: Info, role: undefined },
  success: { Icon: CircleCheck, role: 'status' },
  warning: { Icon: TriangleAlert, role: undefined },
  error: { Icon: CircleAlert, role: 'alert' },
} as const;

interface AlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
}

/** Message in the flow of the page. Screen readers announce errors immediately, successes at the next pause. */
export function Alert({ tone, title, children }: AlertProps) {
  const { Icon, role } = signs[tone];
  return (
    <div className={`measure full mt-4 relative ${styles.alert}`} data-tone={tone} role={role}>
      <Icon aria-hidden="true" className={`pill ${styles.sign}`} />
      {title && <div className={`bold text-md ${styles.title}`}>{title}</div>}
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
