import { Button } from '@portal/ui/button';
import { Alert } from '../alert/alert.tsx';

interface ResumedNoteProps {
  /** Whether the draft is from another offer. */
  copied?: boolean;
  onRestart: () => void;
}

/** Reports that a draft was restored and offers to start again (B 4). */
export const ResumedNote = ({ copied = false, onRestart }: ResumedNoteProps) => (
  <Alert tone="info" title={copied ? 'Usamos o que você já tinha digitado' : 'Você continua de onde parou'}>
    <p>
      {copied
        ? 'Veio da outra inscrição que você começou neste aparelho, e que continua guardada. Confira antes de enviar.'
        : 'O que você já tinha preenchido ficou guardado neste aparelho.'}
    </p>
    <Button variant="quiet" onClick={onRestart}>
      Começar de novo
    </Button>
  </Alert>
);
