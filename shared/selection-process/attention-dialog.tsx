import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

interface AttentionDialogProps {
  onClose: () => void;
  /** Why there is no registration. */
  children: ReactNode;
}

/** Says why somebody is not registered, and leads to what they are registered for (A 2.10, A 8, B 8). */
export const AttentionDialog = ({ onClose, children }: AttentionDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Atenção"
    footer={
      <>
        <ButtonLink to="/login">Ver meus cursos</ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
);
