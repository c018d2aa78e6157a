import { useSession } from '@portal/client/session';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import type { Identification } from '../rules/identification.ts';
import type { Offer, ProcessKindConfig } from '../rules/process-kind-config.ts';
import { BeforeStart } from './before-start.tsx';
import styles from './own-account-note.module.css';
import { RegistrationDialogs, type RegistrationStep } from './registration-dialogs.tsx';
import { useKnownIdentity } from './use-known-identity.ts';

interface OwnAccountNoteProps {
  processKind: ProcessKindConfig;
  processId: number;
  offer: Offer;
  identified: Identification;
}

/** Informs a logged-in candidate that they are applying for themselves, with a link to apply for another person. */
export function OwnAccountNote({ processKind, processId, offer, identified }: OwnAccountNoteProps) {
  const session = useSession();
  const known = useKnownIdentity();
  const [step, setStep] = useState<RegistrationStep | null>(null);
  if (session.kind !== 'candidate' || known?.cpf !== identified.cpf) return null;
  return (
    <div className={styles.note}>
      <p className={styles.whose}>
        <span>
          Inscrição de <strong>{session.fullName}</strong>, que entrou na conta.
        </span>
        <Button
          variant="quiet"
          onClick={() => setStep({ kind: 'identification', forAnother: true, offer, processId })}
        >
          Inscrever outra pessoa
        </Button>
      </p>
      <BeforeStart {...processKind.before} />
      <RegistrationDialogs processKind={processKind} step={step} onStep={setStep} />
    </div>
  );
}
