import { Alert } from '@portal/ui/alert';
import type { ReactNode } from 'react';
import type { RegistrationOutcome } from '../data/use-registration.ts';
import { AttentionDialog } from './registration-dialogs.tsx';

interface OutcomeNotesProps {
  outcome: RegistrationOutcome;
  /** Called when the dialog closes. */
  onSeen: () => void;
  /** Advice below the error on the page. */
  children?: ReactNode;
}

/** Shows why a registration was rejected: in the dialog 'Atenção', and on the page until the next attempt (A 8, B 8). */
export function OutcomeNotes({ outcome, onSeen, children }: OutcomeNotesProps) {
  if (outcome.kind === 'uncertain') {
    return (
      <Alert tone="error" title="Não sabemos se sua inscrição chegou">
        <p>{`${outcome.text} O que você digitou continua aqui, e ninguém é inscrito duas vezes.`}</p>
      </Alert>
    );
  }
  if (outcome.kind === 'unsent') {
    return (
      <Alert tone="error" title="Sua inscrição ainda não foi enviada">
        <p>{`${outcome.text} O que você digitou continua aqui.`}</p>
      </Alert>
    );
  }
  if (outcome.kind !== 'refused') return null;
  return (
    <>
      <Alert
        tone="error"
        title={outcome.doubtful ? 'Talvez sua inscrição já tenha chegado' : 'Sua inscrição não foi feita'}
      >
        <p>{outcome.text}</p>
        {outcome.doubtful && <p>Confira em Ver meus cursos ou no seu e-mail.</p>}
        {children}
      </Alert>
      {!outcome.seen && <AttentionDialog onClose={onSeen}>{outcome.text}</AttentionDialog>}
    </>
  );
}
