import { call } from '@portal/client/api';
import { mergeDraft, registrationOwner } from '@portal/client/draft/draft-record';
import { type Draft, useDraft } from '@portal/client/draft/use-draft';
import { now } from '@portal/contract/clock';
import { registerForPsg } from '@portal/contract/endpoints/selection-processes';
import { localDay } from '@portal/contract/format/calendar';
import { canTryAgain, useRegistration } from '@portal/selection-process/data/use-registration';
import type { FormSubject } from '@portal/selection-process/pages/registration-page';
import { ApplicantFields } from '@portal/selection-process/parts/applicant-fields';
import { OutcomeNotes } from '@portal/selection-process/parts/outcome-notes';
import { AutosaveDraft } from '@portal/ui/autosave-draft';
import { KeepPlace } from '@portal/ui/autosave-draft/keep-place';
import { ResumedNote } from '@portal/ui/autosave-draft/resumed-note';
import { ButtonLink } from '@portal/ui/button';
import { ConsentFields } from '@portal/ui/consent-fields';
import { showConsentToast } from '@portal/ui/consent-fields/show-consent-toast';
import { Form, SubmitButton } from '@portal/ui/form';
import { FormActions } from '@portal/ui/form-panel';
import { Skeleton } from '@portal/ui/skeleton';
import { useState } from 'react';
import { psg } from '../../domain/psg.ts';
import {
  blankRegistration,
  personFields,
  type RegistrationValues,
  registrationBody,
  registrationRules,
} from '../../domain/registration-rules.ts';
import { OwnEmailField } from './own-email-field.tsx';
import { RecipientFields } from './recipient-fields.tsx';

/** The guardian's fields are rendered next to the question about the recipient. */
const { guardian: _, ...applicantFields } = personFields;

/** Registration form, with the draft on this device (A 2.12, A 5.3). */
export function RegistrationForm(subject: FormSubject) {
  const { offer, identified, draftSubject } = subject;
  const owner = registrationOwner('psg', offer, identified);
  const draft = useDraft(owner, 'application', draftSubject);
  if (!draft) return <Skeleton kind="text" count={8} label="Preparando o formulário…" />;
  return (
    <>
      {(draft.resumed || draft.copied) && <ResumedNote copied={draft.copied} onRestart={draft.restart} />}
      <OpenForm key={`${owner}:${draft.round}`} {...subject} draft={draft} />
    </>
  );
}

function OpenForm({
  offer,
  identified,
  chosen,
  onRegistered,
  onRefused,
  draft,
}: FormSubject & { draft: Draft }) {
  const { outcome, send, dismiss } = useRegistration<RegistrationValues>({
    processKind: psg,
    draft,
    register: (values, headers) => call(registerForPsg, { body: registrationBody(values, offer), headers }),
    onRegistered,
    onRefused,
  });
  const [today] = useState(() => localDay(now()));
  return (
    <Form
      schema={registrationRules(chosen, today)}
      defaultValues={mergeDraft(blankRegistration(identified), draft.values)}
      onInvalid={showConsentToast}
      onSubmit={async (values, form) => {
        const result = await send(values);
        if (result?.kind !== 'refused') return;
        for (const [field, message] of Object.entries(result.fields)) {
          form.setError(field as keyof RegistrationValues, { type: 'server', message });
        }
      }}
    >
      <AutosaveDraft draft={draft} />
      <RecipientFields />
      <KeepPlace />
      <ApplicantFields
        fields={applicantFields}
        identified={identified}
        today={today}
        email={<OwnEmailField cpf={identified.cpf} />}
      />
      <ConsentFields />
      <OutcomeNotes outcome={outcome} onSeen={dismiss} />
      <FormActions>
        <SubmitButton>{canTryAgain(outcome) ? 'Tentar de novo' : 'Confirmar'}</SubmitButton>
        <ButtonLink to="/psg" variant="secondary">
          Cancelar
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
