import { formatDate } from '@portal/shared/format/date';
import { clockAt } from '@portal/shared/format/local-moment';
import { useNavigate } from '@portal/shared/router';
import { Button, ButtonLink } from '@portal/shared/ui/button';
import { Dialog } from '@portal/shared/ui/dialog';
import { RegistrationStub } from '@portal/shared/ui/ticket';
import { useState } from 'react';
import styles from './registration.module.css';

interface RegisteredDialogProps {
  /** The server's answer, and whom it is about. */
  registration: { id: number; position: number; fullName: string };
  courseName: string;
  processName: string | null;
}

/** The stub that a registration leaves in the person's hand, on screen and on paper (A 2.12). */
export function RegisteredDialog({ registration, courseName, processName }: RegisteredDialogProps) {
  const { id, position, fullName } = registration;
  const [day] = useState(() => clockAt(Date.now()).day);
  const navigate = useNavigate();
  const leave = () => void navigate('/psg', { replace: true });
  return (
    <Dialog
      open
      onClose={leave}
      title="Inscrição realizada"
      footer={
        <>
          <ButtonLink to={`/printing/${id}`}>Acompanhar inscrição</ButtonLink>
          <Button variant="secondary" onClick={() => window.print()}>
            Imprimir
          </Button>
          <Button variant="quiet" onClick={leave}>
            Fechar
          </Button>
        </>
      }
    >
      <p className={styles.position}>
        Sua posição na ordem de inscrição é <strong>{position}</strong>.
      </p>
      <div className={styles.stub} data-print>
        <RegistrationStub
          position={position}
          title={courseName}
          facts={[
            { label: 'Candidato', value: fullName },
            { label: 'Inscrição', value: `nº ${id}` },
            { label: 'Data', value: formatDate(day) },
            ...(processName ? [{ label: 'Processo', value: processName }] : []),
          ]}
        />
      </div>
      <p>
        Para acompanhar, entre com o e-mail que você informou. Se ainda não tem senha, use “Esqueci a minha
        senha”.
      </p>
    </Dialog>
  );
}
