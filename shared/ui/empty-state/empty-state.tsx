import { Button } from '@portal/ui/button';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Text of the specification for "nothing here". */
  title: string;
  /** Alternatives for the visitor. */
  children?: ReactNode;
  action?: ReactNode;
}

/** State of a region that loaded without content. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={`cluster center gap-4 gap-x-8 boxed ${styles.state}`}>
      <StillRiver />
      <div className={styles.words}>
        <p className="heading text-md">{title}</p>
        {children && <div className="measure muted mt-2">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}

/** Empty canoe on the equator line under the sun: nothing has arrived. */
function StillRiver() {
  return (
    <svg
      viewBox="0 0 160 88"
      fill="none"
      className={`rigid ${styles.scene}`}
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--laranja-sol)" d="M84 44a24 24 0 0 1 48 0z" />
      <path fill="var(--acai-texto)" d="M18 38c16 8 40 8 56 0l4 0c-5 12-14 17-32 17s-27-5-32-17z" />
      <path stroke="var(--laranja-sol)" strokeWidth="3" d="M0 44h22M72 44h88" />
      <g stroke="var(--azul-rio)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M6 62c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0" />
        <path d="M30 76c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0" />
      </g>
    </svg>
  );
}

interface FailedStateProps {
  title?: string;
  /** Text below the title. */
  text?: string;
  onRetry: () => void;
}

/** State of a region that failed to load, with a retry; the rest of the page stays. */
export function FailedState({
  title = 'Não foi possível carregar',
  text = 'O restante da página continua funcionando. Tente de novo em instantes.',
  onRetry,
}: FailedStateProps) {
  return (
    <div role="alert" className={`p-6 boxed ${styles.failed}`}>
      <p className="heading text-md">{title}</p>
      <p className="measure muted mt-2 mb-4">{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
