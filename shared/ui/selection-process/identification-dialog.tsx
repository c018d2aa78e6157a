import { personQuery } from '@portal/runtime/selection-process/applicant.queries';
import { hasRegistered } from '@portal/runtime/selection-process/has-registered';
import { type Identification, identificationState } from '@portal/runtime/selection-process/identification';
import {
  identificationFields,
  identificationOf,
} from '@portal/runtime/selection-process/identification-fields';
import {
  type Offer,
  type ProcessKindConfig,
  registrationAddress,
} from '@portal/runtime/selection-process/process-kind-config';
import { getSession } from '@portal/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DateField } from '../date-field/date-field.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Form, SubmitButton, useFormContext, useWatch } from '../form/form.tsx';
import { TextField } from '../text-field/text-field.tsx';
import styles from './identification-dialog.module.css';
import { KnownIdentity } from './known-identity.tsx';

interface IdentificationDialogProps {
  processKind: ProcessKindConfig;
  offer: Offer;
  processId: number;
  onClose: () => void;
  /** The person has already applied in this process, or somebody in their name. */
  onRegistered: (identified: Identification) => void;
}

/**
 * Asks for the identification, and leads to the registration if the person has not applied yet (A 2.10, A 5.3, B 2.3, B
 * 5).
 */
export function IdentificationDialog({
  processKind,
  offer,
  processId,
  onClose,
  onRegistered,
}: IdentificationDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const check = useRef<AbortController>(null);
  // Closing the dialog during the request cancels the navigation.
  useEffect(() => () => check.current?.abort(), []);

  async function confirm(values: Identification) {
    const identified = identificationOf(values);
    check.current = new AbortController();
    const { signal } = check.current;
    const [registered] = await Promise.all([
      hasRegistered(identified, processId, signal),
      // The form then begins with what is known.
      queryClient.prefetchQuery(personQuery(identified)),
    ]);
    if (signal.aborted) return;
    if (registered) return onRegistered(identified);
    await navigate(registrationAddress(processKind, processId, offer), {
      state: identificationState(identified, getSession()),
    });
  }

  return (
    <Dialog open onClose={onClose} title="Inscrição">
      <Form
        schema={identificationFields(processKind.cpfRequired)}
        defaultValues={{ cpf: '', birthdate: '' }}
        onSubmit={confirm}
      >
        <p>
          Para se inscrever no {processKind.offer} <strong>{offer.name}</strong>, informe seus dados.
        </p>
        <KnownIdentity />
        <CpfField />
        <DateField
          name="birthdate"
          label="Data de nascimento"
          hint="Como está no seu documento."
          autoComplete="bday"
        />
        <BeforeStart {...processKind.before} />
        <SubmitButton>Confirmar</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** What to expect of the form, for who wants to know. */
const BeforeStart = ({ minutes, prepare }: ProcessKindConfig['before']) => (
  <Disclosure summary="Antes de começar">
    <ul className={styles.list}>
      <li>Leva uns {minutes} minutos.</li>
      <li>Tenha à mão: {prepare}.</li>
      <li>O que você digita fica guardado neste aparelho por 24 horas: dá para parar e voltar.</li>
      <li>
        Ao confirmar, você vê na hora a sua posição na ordem de inscrição e pode imprimir o comprovante.
      </li>
    </ul>
  </Disclosure>
);

/** Checked as soon as its last digit is there (B 5). */
function CpfField() {
  const { trigger } = useFormContext();
  const typed: string = useWatch({ name: 'cpf' });
  useEffect(() => {
    if (typed.length === 14) void trigger('cpf');
  }, [typed, trigger]);
  return <TextField name="cpf" label="CPF" mask="cpf" inputMode="numeric" maxLength={14} />;
}
