import type { Draft } from '@portal/runtime/draft/use-draft';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import styles from './open-wizard.module.css';

/** Says that a draft was resumed, and offers to start again (B 4). */
export function ResumedNote({ draft }: { draft: Draft }) {
  if (!draft.resumed) return null;
  return (
    <div className={styles.resumed}>
      <Alert tone="info" title="Você continua de onde parou">
        <p>O que você já tinha preenchido ficou guardado neste aparelho.</p>
        <Button variant="quiet" onClick={draft.restart}>
          Começar de novo
        </Button>
      </Alert>
    </div>
  );
}
