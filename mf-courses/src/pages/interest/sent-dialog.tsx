import { Dialog } from '@portal/shared/ui/dialog';
import { useEffect } from 'react';

interface SentDialogProps {
  /** When the request was taken; null while there is none. */
  sentAt: Date | null;
  course: string;
  /** Leads home; called after 3.5 s or when the dialog is closed (A 9). */
  onLeave: () => void;
}

const RETURN_AFTER = 3_500;
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Belem' });
const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Belem' });

/** The second confirmation: 'Solicitação enviada' with date and hour (A 2.7). */
export function SentDialog({ sentAt, course, onLeave }: SentDialogProps) {
  useReturn(sentAt !== null, onLeave);
  if (!sentAt) return null;
  return (
    <Dialog open onClose={onLeave} title="Solicitação enviada">
      <p>
        Registramos seu interesse em {course || 'novas turmas'} no dia {day.format(sentAt)}, às{' '}
        {hour.format(sentAt)}.
      </p>
    </Dialog>
  );
}

/** Leaves the page after a while. Who asked for less motion leaves when they close the dialog. */
function useReturn(due: boolean, leave: () => void): void {
  useEffect(() => {
    if (!due || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(leave, RETURN_AFTER);
    return () => clearTimeout(timer);
  }, [due, leave]);
}
