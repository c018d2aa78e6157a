import { useNavigate } from '@portal/runtime/router';
import { Button, ButtonLink } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { RegistrationReceipt, type RegistrationReceiptProps } from './registration-receipt.tsx';

interface RegisteredDialogProps extends RegistrationReceiptProps {
  /** Where the registration can be followed, after the login. */
  followPath: string;
}

/** Tells a registration's position and leads back to the list of processes (A 2.12, B 4). */
export function RegisteredDialog({ followPath, ...receipt }: RegisteredDialogProps) {
  const navigate = useNavigate();
  const leave = () => void navigate(receipt.processKind.list.to, { replace: true });
  return (
    <Dialog
      open
      onClose={leave}
      title="Inscrição realizada"
      footer={
        <>
          <ButtonLink to={followPath}>Acompanhar inscrição</ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button variant="quiet" onClick={leave}>
            Fechar
          </Button>
        </>
      }
    >
      <RegistrationReceipt {...receipt} />
    </Dialog>
  );
}
