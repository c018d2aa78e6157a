import { Button } from '@portal/ui/button';
import styles from '../empty-state/empty-state.module.css';

export interface FailedStateProps {
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
    <div role="alert" className={styles.failed}>
      <p className="heading text-md">{title}</p>
      <p className={`measure muted ${styles.failedText}`}>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
