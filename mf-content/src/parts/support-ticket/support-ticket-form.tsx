import { callWithMessage } from '@portal/client/api';
import { cityOptionsQuery } from '@portal/client/cities/city-options';
import { consentHeaders } from '@portal/client/consent/accepted-policy';
import { useTabDraft } from '@portal/client/draft/use-draft';
import { toast } from '@portal/client/toasts';
import { MESSAGE_LIMIT, sendSupportTicket } from '@portal/contract/endpoints/contact';
import { FormDraft } from '@portal/ui/autosave-draft';
import { Button } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { ConsentFields, showConsentToast } from '@portal/ui/consent-fields';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { Dialog } from '@portal/ui/dialog';
import { Form, SubmitButton } from '@portal/ui/form';
import { SelectField } from '@portal/ui/select-field';
import { TextField } from '@portal/ui/text-field';
import { TextareaField } from '@portal/ui/textarea-field';
import { useDelayedRedirect } from '@portal/ui/use-delayed-redirect';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  COURSE_REQUEST,
  type SupportTicketFields,
  supportTicketBody,
  supportTicketFields,
} from '../../domain/support-ticket.ts';
import { matterOptionsQuery } from './support-ticket.queries.ts';

interface SupportTicketFormProps {
  /** `courses`: the subject is fixed as 1 (/psa). `any`: the visitor chooses one (/FaleConosco). */
  subject: 'courses' | 'any';
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
export function SupportTicketForm({ subject }: SupportTicketFormProps) {
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
      <SupportTicketSent message={sent} />
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

const RETURN_AFTER_MS = 3500;

/**
 * Success popup: the server's message for 3.5 s, then the home page (B 4, B 9). Under reduced motion it stays until closed.
 * @param message null before sending
 */
function SupportTicketSent({ message }: { message: string | null }) {
  const navigate = useNavigate();

  const due = message !== null;
  const leave = () => {
    // The toast stays on the home page.
    toast(message ?? '', { title: 'Sucesso!', tone: 'success', duration: Number.POSITIVE_INFINITY });
    void navigate('/');
  };
  useDelayedRedirect(due, RETURN_AFTER_MS, leave);

  return (
    <Dialog
      open={due}
      onClose={leave}
      title="Sucesso!"
      footer={<Button onClick={leave}>Ir para a página inicial</Button>}
    >
      <p role="status">{message}</p>
      <p>A resposta chega ao e-mail que você informou.</p>
    </Dialog>
  );
}
