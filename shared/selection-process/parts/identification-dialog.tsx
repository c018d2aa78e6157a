import { now } from '@portal/contract/clock';
import { localDay } from '@portal/contract/format/calendar';
import { BirthdateField } from '@portal/ui/birthdate-field';
import { Dialog } from '@portal/ui/dialog';
import { Form, SubmitButton, useFormContext, useWatch } from '@portal/ui/form';
import { TextField } from '@portal/ui/text-field';
import { useEffect, useState } from 'react';
import type { Identification } from '../rules/identification.ts';
import { identificationFields } from '../rules/identification-fields.ts';
import type { Offer, ProcessKindConfig } from '../rules/process-kind-config.ts';
import { BeforeStart } from './before-start.tsx';
import { KnownIdentity } from './known-identity.tsx';
import { useStartRegistration } from './use-start-registration.ts';

interface IdentificationDialogProps {
  processKind: ProcessKindConfig;
  offer: Offer;
  processId: number;
  /** A logged-in candidate applies for another person. */
  forAnother?: boolean;
  onClose: () => void;
  /** The person has already applied in this process, or another user in their name. */
  onRegistered: (identified: Identification) => void;
}

/** Asks for the identification and leads to the registration if the person has not applied yet (A 2.10, A 5.3, B 2.3, B 5). */
export function IdentificationDialog({
  processKind,
  offer,
  processId,
  forAnother = false,
  onClose,
  onRegistered,
}: IdentificationDialogProps) {
  const start = useStartRegistration(processKind);
  const [today] = useState(() => localDay(now()));

  async function confirm(identified: Identification) {
    if ((await start(identified, processId, offer)) === 'registered') onRegistered(identified);
  }

  return (
    <Dialog open onClose={onClose} title="Inscrição">
      <Form
        schema={identificationFields(processKind.cpfRequired, offer, today)}
        defaultValues={{ cpf: '', birthdate: '' }}
        onSubmit={confirm}
      >
        <p>
          Para se inscrever no {processKind.offer} <strong>{offer.name}</strong>, informe seus dados.
        </p>
        {!forAnother && <KnownIdentity />}
        <CpfField />
        <BirthdateField name="birthdate" label="Data de nascimento" today={today} />
        <BeforeStart {...processKind.before} />
        <SubmitButton>Confirmar</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Validated after its last digit (B 5). */
function CpfField() {
  const { trigger } = useFormContext();
  const typed: string = useWatch({ name: 'cpf' });
  useEffect(() => {
    if (typed.length === 14) void trigger('cpf');
  }, [typed, trigger]);
  return <TextField name="cpf" label="CPF" mask="cpf" inputMode="numeric" maxLength={14} />;
}
