import { type SessionEnd, sessionEndTexts } from '@portal/shared/session/session-end';
import { Alert } from '@portal/ui/alert';

interface SessionEndNoteProps {
  end: SessionEnd;
  /** Whether the login returns to the requested page. */
  leadsBack: boolean;
}

/** Explains why a new login is needed, and which page follows. */
export function SessionEndNote({ end, leadsBack }: SessionEndNoteProps) {
  const { title, text } = sessionEndTexts[end];
  return (
    <Alert tone={end === 'logout' ? 'info' : 'warning'} title={title}>
      <p>{text}</p>
      {leadsBack && <p>Ao entrar de novo, você volta à página em que estava.</p>}
    </Alert>
  );
}
