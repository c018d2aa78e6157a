import type { ProcessKindConfig } from '@portal/runtime/selection-process/process-kind-config';
import type { Registered } from '@portal/runtime/selection-process/use-registration';
import { formatDate } from '@portal/shared/format/date';
import { formatPersonName } from '@portal/shared/format/person-name';
import { formatPosition } from '@portal/shared/format/position';
import { FirstAccess } from '../first-access/first-access.tsx';
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
  /** False where the same stands elsewhere on the page: paper gets one stub, and people one form for the first access. */
  printed?: boolean;
  /** Where the registration can be followed, after the login. */
  followPath: string;
}

/** The receipt of a registration, on screen and on paper, drawn as a ticket's stub (A 2.12, B 4). */
export function RegistrationReceipt({
  registration: { id, number, position, fullName, email },
  offerName,
  processName,
  day,
  vacancies,
  headingLevel,
  printed = true,
  followPath,
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
      {printed && <FirstAccess email={email} followPath={followPath} isCodeMailed={number !== null} />}
    </>
  );
}
