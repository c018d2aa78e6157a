import { Button, ButtonLink } from '@portal/ui/button';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';

interface AttentionDialogProps {
  onClose: () => void;
  /** Goes on to the registration, where it was somebody else who applied in the person's name. */
  onDeny?: () => void;
  /** Which registration there is, or where to read it. */
  note?: ReactNode;
  /** What else can be done. */
  action?: ReactNode;
  /** Why there is no registration. */
  children: ReactNode;
}

/** Shows why somebody cannot register again, and links to their registrations (A 2.10, A 8, B 8). */
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
