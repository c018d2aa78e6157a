import { Button, ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import type { ReactNode } from 'react';

interface AttentionDialogProps {
  onClose: () => void;
  /** Continues with the registration if another user has applied in the person's name. */
  onDeny?: () => void;
  /** The existing registration, or where to find it. */
  note?: ReactNode;
  /** Alternative action. */
  action?: ReactNode;
  /** Reason. */
  children: ReactNode;
}

/** Explains why a person cannot register again, with a link to their registrations (A 2.10, A 8, B 8). */
export const AttentionDialog = ({ onClose, onDeny, note, action, children }: AttentionDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Atenção"
    footer={
      <>
        {action}
        <ButtonLink to="/login" variant={action ? 'secondary' : 'primary'}>
          Ver meus cursos
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
        {onDeny && (
          <Button variant="quiet" onClick={onDeny}>
            Não fui eu
          </Button>
        )}
      </>
    }
  >
    <p>{children}</p>
    {note && <p>{note}</p>}
    {onDeny && (
      <p>
        Se não foi você, inscreva-se com seus dados e seu próprio e-mail: a unidade confere os documentos de
        cada inscrição.
      </p>
    )}
  </Dialog>
);
