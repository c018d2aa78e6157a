import type { ProcessKindConfig } from '@portal/runtime/selection-process/process-kind-config';
import type { Registered } from '@portal/runtime/selection-process/use-registration';
import { formatDate } from '@portal/shared/format/date';
import { formatPersonName } from '@portal/shared/format/person-name';
import { formatPosition } from '@portal/shared/format/position';
import { Link } from 'react-router-dom';
import { PrintOrigin } from '../print-origin/print-origin.tsx';
import { RegistrationStub } from '../ticket/ticket.tsx';
import styles from './registration-receipt.module.css';

export interface RegistrationReceiptProps {
  processKind: ProcessKindConfig;
  /** The server's answer, and whom it is about. */
  registration: Registered;
  offerName: string;
  processName: string | null;
  /** yyyy-mm-dd of the registration. */
  day: string;
  /** Immediate vacancies of the offer; null where nobody says. */
  vacancies: number | null;
  headingLevel?: 2 | 3;
  /** False where the same stub stands elsewhere on the page: paper gets one. */
  printed?: boolean;
}

/** The receipt of a registration, on screen and on paper, drawn as a ticket's stub (A 2.12, B 4). */
export function RegistrationReceipt({
  registration: { id, number, position, fullName },
  offerName,
  processName,
  day,
  vacancies,
  headingLevel,
  printed = true,
}: RegistrationReceiptProps) {
  const shownNumber = number ?? (id === null ? null : `nº ${id}`);
  return (
    <>
      <p className={styles.position}>
        Sua posição na ordem de inscrição é a <strong>{formatPosition(position, vacancies)}</strong>.
      </p>
      <div className={styles.stub} data-print={printed || undefined}>
        <PrintOrigin />
        <RegistrationStub
          position={position}
          title={offerName}
          headingLevel={headingLevel}
          facts={[
            { label: 'Candidato', value: formatPersonName(fullName) },
            ...(shownNumber ? [{ label: 'Número de inscrição', value: shownNumber }] : []),
            { label: 'Data', value: formatDate(day) },
            ...(processName ? [{ label: 'Processo', value: processName }] : []),
          ]}
        />
      </div>
      <p>
        Para acompanhar, entre com o e-mail que você informou. Se ainda não tem senha,{' '}
        <Link to="/changePassword">crie a sua</Link>.
      </p>
    </>
  );
}
