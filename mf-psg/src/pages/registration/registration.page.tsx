import { call } from '@portal/client/api';
import { mergeDraft } from '@portal/client/draft/draft-record';
import { now } from '@portal/contract/clock';
import { registerForPsg } from '@portal/contract/endpoints/processes';
import { localDay } from '@portal/contract/format/calendar';
import { isEmail } from '@portal/contract/validators/email';
import { emailOwnerQuery } from '@portal/selection-process/data/applicant.queries';
import { canTryAgain, useRegistration } from '@portal/selection-process/data/use-registration';
import { type FormSubject, registrationPage } from '@portal/selection-process/pages/registration-page';
import { ApplicantFields, OwnedEmailField } from '@portal/selection-process/parts/applicant-fields';
import { FailureNotes } from '@portal/selection-process/parts/registration-dialogs';
import {
  belongsToOther,
  createEmailTakenError,
  isSharedEmail,
} from '@portal/selection-process/rules/applicant-form';
import { AutosaveDraft, ResumedNote } from '@portal/ui/autosave-draft';
import { ButtonLink } from '@portal/ui/button';
import { ConsentFields, showConsentToast } from '@portal/ui/consent-fields';
import { RadioGroupField, TextField } from '@portal/ui/fields';
import { Form, FormActions, SubmitButton, useFormContext, useWatch } from '@portal/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { psg } from '../../domain/psg.ts';
import {
  blankRegistration,
  personFields,
  type RegistrationValues,
  recipients,
  registrationBody,
  registrationRules,
} from '../../domain/registration-rules.ts';
import { psgProcessQuery } from '../../psg.queries.ts';

/** /psg_cadastro?process=&course=&courseName=: applies for a free course (A 2.12). */
export const { loader, Component } = registrationPage({
  processKind: psg,
  processQuery: psgProcessQuery,
  Form: RegistrationForm,
});

/** The guardian's field is rendered next to the question about the recipient. */
const { guardian, ...applicantFields } = personFields;

/** Registration form (A 2.12, A 5.3). */
function RegistrationForm({ offer, identified, chosen, draft, onRegistered, onRefused }: FormSubject) {
  const { failure, send, dismiss } = useRegistration<RegistrationValues>({
    processKind: psg,
    draft,
    register: (values, headers) => call(registerForPsg, { body: registrationBody(values, offer), headers }),
    onRegistered,
    onRefused,
  });
  const [today] = useState(() => localDay(now()));
  return (
    <>
      {(draft.resumed || draft.copied) && <ResumedNote copied={draft.copied} onRestart={draft.restart} />}
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
        <ApplicantFields
          fields={applicantFields}
          identified={identified}
          today={today}
          email={<OwnEmailField cpf={identified.cpf} />}
        />
        <ConsentFields />
        <FailureNotes failure={failure} onSeen={dismiss} />
        <FormActions>
          <SubmitButton>{canTryAgain(failure) ? 'Tentar de novo' : 'Confirmar'}</SubmitButton>
          <ButtonLink to="/psg" variant="secondary">
            Cancelar
          </ButtonLink>
        </FormActions>
      </Form>
    </>
  );
}

/** Fields about the recipient; a minor needs a guardian, whose telephone and e-mail the registration may use. */
function RecipientFields() {
  const recipient = useWatch<RegistrationValues, 'recipient'>({ name: 'recipient' });
  return (
    <>
      <RadioGroupField name="recipient" label="Para quem é a inscrição?" options={recipients} />
      {recipient === 'minor' && (
        <>
          <p>
            Em “Dados pessoais”, informe os da pessoa menor de idade, com o CPF dela. O celular e o e-mail
            podem ser os do responsável.
          </p>
          <TextField name="guardian" label={guardian.label} autoComplete="name" dropDigits />
        </>
      )}
    </>
  );
}

const taken = createEmailTakenError(psg);

/** E-mail field that rejects another person's e-mail on blur (A 5.3). If the lookup fails, the registration decides. */
function OwnEmailField({ cpf }: { cpf: string }) {
  const queryClient = useQueryClient();
  const { getValues, setValue, setError, clearErrors, formState } = useFormContext<RegistrationValues>();
  const [email, sharedEmail] = useWatch<RegistrationValues, ['email', 'sharedEmail']>({
    name: ['email', 'sharedEmail'],
  });
  const [shareable, setShareable] = useState('');
  const error = formState.errors.email;

  async function check(typed: string) {
    const address = typed.trim();
    if (!isEmail(address)) return;
    const owner = await queryClient.fetchQuery(emailOwnerQuery(address, cpf)).catch(() => null);
    if (getValues('email') !== typed || isSharedEmail(getValues())) return;
    if (owner?.shareable) setShareable(address);
    if (belongsToOther(owner, cpf)) setError('email', taken);
    else if (error?.type === taken.type) clearErrors('email');
  }

  function share() {
    setValue('sharedEmail', shareable, { shouldDirty: true });
    clearErrors('email');
  }

  const isTaken = error?.message === taken.message && !isSharedEmail({ email, sharedEmail });
  return (
    <OwnedEmailField
      onLeave={(typed) => void check(typed)}
      taken={
        isTaken ? { email, onShare: shareable === email.trim() && shareable !== '' ? share : null } : null
      }
    />
  );
}
