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

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Belem' });
const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Belem' });

/** The second confirmation: 'Solicitação enviada' with date and hour (A 2.7). */
export function SentDialog({ at, course, onLeave }: SentDialogProps) {
  useTimedLeave(true, 3_500, onLeave);
  return (
    <Dialog
      open
      onClose={onLeave}
      title="Solicitação enviada"
      footer={<Button onClick={onLeave}>Ir para o início</Button>}
    >
      <p>
        Registramos seu interesse em {course} no dia {day.format(at)}, às {hour.format(at)}.
      </p>
    </Dialog>
  );
}
