import { homeQuery } from '@portal/shared/api';
import { withDraft } from '@portal/shared/draft/draft-record';
import { type Draft, useDraft } from '@portal/shared/draft/use-draft';
import { clockAt } from '@portal/shared/format/local-moment';
import { useQuery } from '@portal/shared/query';
import { AttentionDialog } from '@portal/shared/selection-process/attention-dialog';
import type { Identification } from '@portal/shared/selection-process/identification';
import { Alert } from '@portal/shared/ui/alert';
import { ButtonLink } from '@portal/shared/ui/button';
import { ConsentFields } from '@portal/shared/ui/consent-fields';
import { Form, SubmitButton } from '@portal/shared/ui/form';
import { FormActions } from '@portal/shared/ui/form-panel';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useState } from 'react';
import { blankRegistration, registrationFields } from '../../domain/registration-fields.ts';
import type { RegistrationOffer } from '../../domain/registration-offer.ts';
import { PersonFields } from './person-fields.tsx';
import { RegisteredDialog } from './registered-dialog.tsx';
import { useRegistration } from './use-registration.ts';

interface RegistrationFormProps {
  offer: RegistrationOffer;
  identified: Identification;
  /** What the stub prints. */
  courseName: string;
  /** Null while it is not known. */
  processName: string | null;
}

/** The form of a registration, with what was typed before on this device (A 2.12, A 5.3). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { offer, identified } = props;
  const owner = ['psg', offer.process, offer.course, identified.cpf, identified.birthdate].join(':');
  const draft = useDraft(owner);
  if (!draft) return <Skeleton kind="text" count={8} label="Preparando o formulário…" />;
  return <OpenForm key={owner} {...props} draft={draft} />;
}

function OpenForm({
  offer,
  identified,
  courseName,
  processName,
  draft,
}: RegistrationFormProps & { draft: Draft }) {
  const { data: home } = useQuery(homeQuery());
  const { outcome, send, dismiss } = useRegistration(offer, draft);
  const [today] = useState(() => clockAt(Date.now()).day);
  const [schema] = useState(() => registrationFields(today));
  return (
    <>
      <Form
        schema={schema}
        defaultValues={withDraft(blankRegistration(identified), draft.values)}
        onSubmit={send}
      >
        <PersonFields identified={identified} draft={draft} today={today} />
        <ConsentFields documents={home?.settings} />
        {outcome.kind === 'uncertain' && (
          <Alert tone="error" title="Não sabemos se sua inscrição chegou">
            <p>{outcome.text} O que você digitou continua aqui, e ninguém é inscrito duas vezes.</p>
          </Alert>
        )}
        <FormActions>
          <SubmitButton>{outcome.kind === 'uncertain' ? 'Tentar de novo' : 'Confirmar'}</SubmitButton>
          <ButtonLink to="/psg" variant="secondary">
            Cancelar
          </ButtonLink>
        </FormActions>
      </Form>
      {outcome.kind === 'refused' && <AttentionDialog onClose={dismiss}>{outcome.text}</AttentionDialog>}
      {outcome.kind === 'registered' && (
        <RegisteredDialog registration={outcome} courseName={courseName} processName={processName} />
      )}
    </>
  );
}
