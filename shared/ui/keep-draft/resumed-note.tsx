import { Button } from '@portal/ui/button';
import { Alert } from '../alert/alert.tsx';

/** Says that what was typed before is back, and offers to start again (B 4). */
export const ResumedNote = ({ onRestart }: { onRestart: () => void }) => (
  <Alert tone="info" title="Você continua de onde parou">
    <p>O que você já tinha preenchido ficou guardado neste aparelho.</p>
    <Button variant="quiet" onClick={onRestart}>
      Começar de novo
    </Button>
  </Alert>
);
