import { Button } from '@portal/ui/button';
import styles from './failed-state.module.css';

export interface FailedStateProps {
  title?: string;
  /** What to say besides the title. */
  text?: string;
  onRetry: () => void;
}

/** A region that could not load: says so, keeps the rest of the page, and offers another try. */
export function FailedState({
  title = 'Não foi possível carregar',
  text = 'O restante da página continua funcionando. Tente de novo em instantes.',
  onRetry,
}: FailedStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
