import { useQuery } from '@portal/runtime/query';
import { toast } from '@portal/runtime/toasts';
import { ApiError, callWithMessage } from '@portal/shared/api';
import { sendSupportTicket } from '@portal/shared/contract/psa';
import type { Settings } from '@portal/shared/contract/settings';
import { fileUrl } from '@portal/shared/format/file-url';
import { Alert } from '@portal/ui/alert';
import { ComboboxField } from '@portal/ui/combobox-field';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { DocumentCheckboxField } from '@portal/ui/document-checkbox-field';
import { Form, SubmitButton } from '@portal/ui/form';
import { TextField } from '@portal/ui/text-field';
import { TextareaField } from '@portal/ui/textarea-field';
import { useState } from 'react';
import {
  COURSE_REQUEST,
  missingConsent,
  type SupportTicketFields,
  supportTicketBody,
  supportTicketFields,
} from '../../domain/support-ticket.ts';
import { MatterField } from './matter-field.tsx';
import { cityOptionsQuery } from './support-ticket.queries.ts';
import { SupportTicketSent } from './support-ticket-sent.tsx';

interface SupportTicketFormProps {
  /** `courses`: the subject is fixed as 1 (/psa). `any`: the visitor chooses one (/FaleConosco). */
  subject: 'courses' | 'any';
  settings: Partial<Pick<Settings, 'terms' | 'privacy_policy'>>;
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

/**
 * The support-ticket form of /psa and /FaleConosco (B 2.13, B 3, B 5). What the server refuses is shown at its field.
 */
export function SupportTicketForm({ subject, settings }: SupportTicketFormProps) {
  const cities = useQuery(cityOptionsQuery());
  const [sent, setSent] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(values: SupportTicketFields) {
    const consent = missingConsent(values);
    if (consent) return void toast(consent);
    setRefusal(null);
    try {
      const { message } = await callWithMessage(sendSupportTicket, { body: supportTicketBody(values) });
      setSent(message ?? 'Recebemos a sua mensagem.');
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'http') throw error;
      setRefusal(Object.values(error.fields).flat()[0] ?? error.message);
    }
  }

  return (
    <>
      <Form
        schema={supportTicketFields}
        defaultValues={{ ...empty, psa_matter_id: subject === 'courses' ? COURSE_REQUEST : '' }}
        onSubmit={send}
      >
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
        <ComboboxField
          name="city_id"
          label="Cidade"
          options={cities.data ?? []}
          loading={cities.isPending}
          hint={cities.isError ? 'As cidades não puderam ser carregadas. Recarregue a página.' : undefined}
        />
        <PhoneField maxLength={16} />
        <EmailField maxLength={40} />
        {subject === 'any' && <MatterField />}
        <TextField name="nif" label="CPF ou CNPJ" mask="cpf-cnpj" maxLength={18} />
        <TextareaField name="message" label="Mensagem" maxLength={5000} />
        <DocumentCheckboxField
          name="terms"
          label="Li e aceito os termos de uso"
          title="Termos de uso"
          url={fileUrl(settings.terms)}
        />
        <DocumentCheckboxField
          name="policy"
          label="Li e aceito a política de privacidade"
          title="Política de privacidade"
          url={fileUrl(settings.privacy_policy)}
        />
        <SubmitButton>Enviar</SubmitButton>
      </Form>
      <SupportTicketSent message={sent} />
    </>
  );
}
