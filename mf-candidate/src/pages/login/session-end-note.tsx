import { type SessionEnd, sessionEndTexts } from '@portal/shared/session/session-end';
import { Alert } from '@portal/ui/alert';

interface SessionEndNoteProps {
  end: SessionEnd;
  /** The log-in leads back to the page that asked for it. */
  leadsBack: boolean;
}

/** Says why one is asked to log in again, and where that leads. */
export function SessionEndNote({ end, leadsBack }: SessionEndNoteProps) {
  const { title, text } = sessionEndTexts[end];
  return (
    <Alert tone={end === 'logout' ? 'info' : 'warning'} title={title}>
      <p>{text}</p>
      {leadsBack && <p>Ao entrar de novo, você volta à página em que estava.</p>}
    </Alert>
  );
}
