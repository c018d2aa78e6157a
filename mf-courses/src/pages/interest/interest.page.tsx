import { callWithMessage } from '@portal/client/api';
import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { consentHeaders } from '@portal/client/consent/accepted-policy';
import { useTabDraft } from '@portal/client/draft/use-draft';
import { homeQuery } from '@portal/client/home-query';
import { toast } from '@portal/client/toasts';
import { interestSubject } from '@portal/contract/catalogue/interest';
import { now } from '@portal/contract/clock';
import { registerInterest } from '@portal/contract/endpoints/contact';
import { formatDate, formatTime } from '@portal/contract/format/date';
import { consentRules, withoutConsent } from '@portal/contract/validators/consent';
import { unmasked } from '@portal/contract/validators/text';
import { preload } from '@portal/platform/remote';
import { Alert } from '@portal/ui/alert';
import { FormDraft } from '@portal/ui/autosave-draft';
import { Button, ButtonLink } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { ConsentFields, showConsentToast } from '@portal/ui/consent-fields';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { Container } from '@portal/ui/container';
import { TextField } from '@portal/ui/fields';
import { Form, FormActions, FormPanel, SubmitButton } from '@portal/ui/form';
import { PageHeader } from '@portal/ui/page-header';
import { SentDialog } from '@portal/ui/sent-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { RequestedClasses, wishedClassesQuery } from '../../parts/requested-classes.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  preload(context, homeQuery(), wishedClassesQuery(readCourse(new URL(request.url).searchParams)));

const readCourse = (search: URLSearchParams): string => search.get('name')?.trim() ?? '';

/** /interesse?name={course}: registers interest in new classes of a course, in a city and shift if given (A 2.7). */
export function Component() {
  const [search] = useSearchParams();
  const course = interestSubject(search);
  return (
    <>
      <PageHeader
        title="Interesse em novas turmas"
        lead={course || undefined}
        breadcrumbs={[{ label: 'Cursos', to: '/cursos' }]}
      />
      <Container>
        <FormPanel>
          <InterestForm key={readCourse(search)} name={readCourse(search)} course={course} />
        </FormPanel>
        <RequestedClasses course={readCourse(search)} share />
      </Container>
    </>
  );
}

const { shape } = registerInterest.body;

/** Fields of the interest form with their messages (A 5.3), parsed from masked values. */
const interestFields = z.object({
  ...shape,
  nif: unmasked('cpf', shape.nif),
  phone: unmasked('phone', shape.phone),
  ...consentRules,
});

type InterestFields = z.output<typeof interestFields>;

const empty = {
  full_name: '',
  nif: '',
  phone: '',
  email: '',
  city_id: '',
  terms: false,
  policy: false,
};

/** Interest form for a course title, and for the subject with the city and shift of the URL (A 2.7, A 5.3). */
function InterestForm({ name, course }: { name: string; course: string }) {
  const cities = useQuery(cityOptionsQuery());
  const [sent, setSent] = useState('');
  // A subject that the rule rejects is shown for correction.
  const isGiven = z.safeParse(registerInterest.body.shape.course, course).success;
  // Not keyed by city and shift: the typed personal data applies to all of them.
  const draft = useTabDraft('interest', name);
  const blank = { ...empty, course };

  async function send(values: InterestFields) {
    const body = { ...withoutConsent(values), course: isGiven ? course : values.course };
    const { message } = await callWithMessage(registerInterest, { body, headers: consentHeaders() });
    toast(message ?? 'Solicitação enviada', { tone: 'success', duration: 3500 });
    draft?.discard();
    const moment = new Date(now()).toISOString();
    setSent(
      `Registramos seu interesse em ${body.course} no dia ${formatDate(moment)}, às ${formatTime(moment)}.`,
    );
  }

  return (
    <>
      <Form schema={interestFields} defaultValues={blank} onSubmit={send} onInvalid={showConsentToast}>
        <FormDraft draft={draft} blank={blank} />
        {!isGiven && <TextField name="course" label="Curso" />}
        <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
        <TextField name="nif" label="CPF" mask="cpf" inputMode="numeric" maxLength={14} />
        <PhoneField />
        <EmailField />
        <ComboboxField name="city_id" label="Cidade" options={cities.data ?? []} loading={cities.isPending} />
        {cities.isError && (
          <Alert tone="error" title="Não foi possível carregar as cidades">
            <Button variant="secondary" onClick={() => void cities.refetch()}>
              Tentar de novo
            </Button>
          </Alert>
        )}
        <ConsentFields />
        <FormActions>
          <SubmitButton>Confirmar</SubmitButton>
          <ButtonLink to="/" variant="secondary">
            Cancelar
          </ButtonLink>
        </FormActions>
      </Form>
      {sent && (
        <SentDialog
          title="Solicitação enviada"
          text={sent}
          next="Quando houver uma nova turma, a equipe fala com você pelo e-mail ou celular informado."
          leave="Ir para o início"
        />
      )}
    </>
  );
}
