import { formatDate, formatTime } from '@portal/shared/format/date';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useTimedLeave } from '@portal/ui/use-timed-leave';

interface SentDialogProps {
  /** When the request was taken. */
  at: Date;
  course: string;
  /** Leads home; called after 3.5 s or when the dialog is closed (A 9). */
  onLeave: () => void;
}

/** The second confirmation: 'Solicitação enviada' with date and hour (A 2.7). */
export function SentDialog({ at, course, onLeave }: SentDialogProps) {
  const moment = at.toISOString();
  useTimedLeave(true, 3_500, onLeave);
  return (
    <Dialog
      open
      onClose={onLeave}
      title="Solicitação enviada"
      footer={<Button onClick={onLeave}>Ir para o início</Button>}
    >
      <p>
        Registramos seu interesse em {course} no dia {formatDate(moment)}, às {formatTime(moment)}.
      </p>
    </Dialog>
  );
}
