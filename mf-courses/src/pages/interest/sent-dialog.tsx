import { toast } from '@portal/client/toasts';
import { formatDate, formatTime } from '@portal/contract/format/date';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useDelayedRedirect } from '@portal/ui/use-delayed-redirect';

interface SentDialogProps {
  /** Time of the request. */
  at: Date;
  course: string;
  /** Leads home; called after 3.5 s or when the dialog closes (A 9). */
  onLeave: () => void;
}

/** Second confirmation: 'Solicitação enviada' with date and time (A 2.7). */
export function SentDialog({ at, course, onLeave }: SentDialogProps) {
  const moment = at.toISOString();
  const text = `Registramos seu interesse em ${course} no dia ${formatDate(moment)}, às ${formatTime(moment)}.`;
  const leave = () => {
    // The toast stays on the home page.
    toast(text, { title: 'Solicitação enviada', tone: 'success', duration: Number.POSITIVE_INFINITY });
    onLeave();
  };
  useDelayedRedirect(true, 3_500, leave);
  return (
    <Dialog
      open
      onClose={leave}
      title="Solicitação enviada"
      footer={<Button onClick={leave}>Ir para o início</Button>}
    >
      <p>{text}</p>
      <p>Quando houver uma nova turma, a equipe fala com você pelo e-mail ou celular informado.</p>
    </Dialog>
  );
}
