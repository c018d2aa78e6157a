import { accessState } from '@portal/client/access/access-state';
import { toast } from '@portal/client/toasts';
import { formatPosition } from '@portal/contract/format/position';
import { Button, ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useNavigate } from 'react-router-dom';
import { RegistrationReceipt, type RegistrationReceiptProps } from './registration-receipt.tsx';

/** Shows a registration's position and leads to the list of processes (A 2.12, B 4). */
export function RegisteredDialog(receipt: RegistrationReceiptProps) {
  const navigate = useNavigate();
  const { number, position, email } = receipt.registration;
  const leave = () => {
    const named = number ? `Inscrição ${number}` : 'Inscrição';
    const text = `${named} em ${receipt.offerName}: posição ${formatPosition(position, receipt.chosen?.vacancies ?? null)}.`;
    // The toast stays on the list of processes.
    toast(text, { title: 'Inscrição realizada', tone: 'success', duration: Number.POSITIVE_INFINITY });
    void navigate(receipt.processKind.list.to, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={leave}
      title="Inscrição realizada"
      footer={
        <>
          <ButtonLink to={receipt.followPath} state={accessState({ email, back: null })}>
            Acompanhar inscrição
          </ButtonLink>
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
