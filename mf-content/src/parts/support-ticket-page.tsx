import { call, callWithMessage } from '@portal/client/api';
import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { consentHeaders } from '@portal/client/consent/accepted-policy';
import { useTabDraft } from '@portal/client/draft/use-draft';
import { listMatters, MESSAGE_LIMIT, sendSupportTicket } from '@portal/contract/endpoints/contact';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { brand } from '@portal/contract/institution/names';
import { consentRules, withoutConsent } from '@portal/contract/validators/consent';
import { unmasked } from '@portal/contract/validators/text';
import { FormDraft } from '@portal/ui/autosave-draft';
import { ComboboxField } from '@portal/ui/combobox-field';
import { ConsentFields, showConsentToast } from '@portal/ui/consent-fields';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { Container } from '@portal/ui/container';
import { SelectField, TextareaField, TextField } from '@portal/ui/fields';
import { Form, SubmitButton } from '@portal/ui/form';
import { PageHeader } from '@portal/ui/page-header';
import { SentDialog } from '@portal/ui/sent-dialog';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import styles from './support-ticket-page.module.css';
import { UnitContact, unitsQuery } from './unit-contact.tsx';

interface SupportTicketPageProps {
  lead: string;
  /** `courses`: the subject is fixed as 1 (/psa). `any`: the visitor chooses one (/FaleConosco). */
  subject: 'courses' | 'any';
}

/** Service page with its form (B 2.13). */
export function SupportTicketPage({ lead, subject }: SupportTicketPageProps) {
  return (
    <>
      <PageHeader title={`Atendimento ${brand}`} lead={lead} />
      <Container>
        <div className={`stack gap-10 pageEnd shrinkable ${styles.layout}`}>
          <SupportTicketForm subject={subject} />
          <aside className={`ruled selfStart ${styles.aside}`} aria-labelledby="antes-de-escrever">
            <DirectContact />
            <h2 id="antes-de-escrever" className="text-md">
              Antes de escrever
            </h2>
            <ul className="stack gap-0">
              <li>
                <Link to="/faq">Perguntas frequentes</Link>
              </li>
              <li>
                <Link to="/unidades">Telefones e endereços das unidades</Link>
              </li>
              <li>
                <Link to="/cursos">Cursos com turmas abertas</Link>
              </li>
            </ul>
          </aside>
        </div>
      </Container>
    </>
  );
}

/** Phone, WhatsApp and hours of the first unit; nothing without units. */
function DirectContact() {
  const [unit] = useQuery(unitsQuery()).data ?? [];
  if (!unit) return null;
  return (
    <section aria-labelledby="atendimento-direto" className="mb-6">
      <h2 id="atendimento-direto" className="text-md">
        Prefere falar? Unidade {unit.name}
      </h2>
      <UnitContact unit={unit} place={false} />
    </section>
  );
}

const empty = {
  full_name: '',
  city_id: '',
  phone: '',
  email: '',
  nif: '',
  message: '',
  terms: false,
  policy: false,
};

/** Support-ticket form of /psa and /FaleConosco (B 2.13, B 3, B 5). The server's errors are shown at their fields. */
function SupportTicketForm({ subject }: Pick<SupportTicketPageProps, 'subject'>) {
  const cities = useQuery(cityOptionsQuery());
  const [sent, setSent] = useState<string | null>(null);
  const draft = useTabDraft('contact', subject);
  const blank = { ...empty, psa_matter_id: subject === 'courses' ? COURSE_REQUEST : '' };

  async function send(values: SupportTicketFields) {
    const { message } = await callWithMessage(sendSupportTicket, {
      body: supportTicketBody(values),
      headers: consentHeaders(),
    });
    draft?.discard();
    setSent(message ?? 'Recebemos a sua mensagem.');
  }

  return (
    <>
      <Form schema={supportTicketFields} defaultValues={blank} onSubmit={send} onInvalid={showConsentToast}>
        <FormDraft draft={draft} blank={blank} />
        <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
        <ComboboxField
          name="city_id"
          label="Cidade"
          options={cities.data ?? []}
          loading={cities.isPending}
          hint={cities.isError ? 'As cidades não puderam ser carregadas. Recarregue a página.' : undefined}
        />
        <PhoneField maxLength={16} />
        <EmailField />
        {subject === 'any' && <MatterField />}
        <TextField
          name="nif"
          label="CPF ou CNPJ"
          hint="O seu CPF, ou o CNPJ da empresa."
          mask="cpf-cnpj"
          maxLength={18}
        />
        <TextareaField name="message" label="Mensagem" maxLength={MESSAGE_LIMIT} />
        <ConsentFields />
        <SubmitButton>Enviar</SubmitButton>
      </Form>
      {sent !== null && (
        <SentDialog
          title="Sucesso!"
          text={sent}
          next="A resposta chega ao e-mail que você informou."
          leave="Ir para a página inicial"
        />
      )}
    </>
  );
}

/** Subject of a support ticket (B 3). */
function MatterField() {
  const matters = useQuery(matterOptionsQuery());
  return (
    <SelectField
      name="psa_matter_id"
      label="Assunto"
      options={matters.data ?? []}
      hint={matters.isError ? 'Os assuntos não puderam ser carregados. Recarregue a página.' : undefined}
    />
  );
}

/** Subjects of a support ticket, as options (B 3, B 7). */
export const matterOptionsQuery = () =>
  queryOptions({
    queryKey: ['ticket', 'matters'],
    queryFn: async ({ signal }) =>
      (await call(listMatters, { signal })).map(({ id, name }) => ({ value: String(id), label: name })),
  });

const { psa_department_id, status, ...shape } = sendSupportTicket.body.shape;

/** Fields of the support ticket's form (B 5, "Contact ticket"), parsed from masked values. */
const supportTicketFields = z.object({
  ...shape,
  phone: unmasked('phone', shape.phone),
  nif: unmasked('cpf-cnpj', shape.nif),
  ...consentRules,
});
type SupportTicketFields = z.output<typeof supportTicketFields>;

/** Department for the portal's support tickets, and subject of /psa (B 5). */
const DEPARTMENT_ID = 2;
const COURSE_REQUEST = '1';

/** Builds the request of a support ticket: digits only, initial status 1 (B 3, B 5). */
const supportTicketBody = (fields: SupportTicketFields): Body<typeof sendSupportTicket> => ({
  ...withoutConsent(fields),
  psa_department_id: DEPARTMENT_ID,
  status: 1,
});
