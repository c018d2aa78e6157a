import { toast } from '@portal/client/toasts';
import { consentRules } from '@portal/contract/validators/consent';
import * as messages from '@portal/contract/validators/messages';
import { Alert } from '@portal/ui/alert';
import { Button, ButtonLink } from '@portal/ui/button';
import { ComboboxField } from '@portal/ui/combobox-field';
import { ConsentFields } from '@portal/ui/consent-fields';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { DateField } from '@portal/ui/date-field';
import { Dialog } from '@portal/ui/dialog';
import { CheckboxField, RadioGroupField, SelectField, TextareaField, TextField } from '@portal/ui/fields';
import { Form, FormSection, SubmitButton } from '@portal/ui/form';
import { Section } from '@portal/ui/section';
import { useState } from 'react';
import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1, messages.required));
const names = 'name nif tax_id birthdate phone email city level shift document message'.split(' ');
const fill = <Value,>(value: Value) => Object.fromEntries(names.map((name) => [name, value]));
const schema = z.object({ ...fill(required), news: z.boolean(), ...consentRules });
const empty = { ...fill(''), nif: '52998224725', news: false, terms: false, policy: false };
const options = ['Macapá', 'Oiapoque', 'Santana'].map((label) => ({ value: label, label }));

/** Actions, messages and fields, in every state. */
export function FormsKit() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title="Ações, mensagens e formulários">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} onClick={() => setOpen(true)}>
          Abrir diálogo
        </Button>
      ))}
      <Button busy>Enviando</Button>
      <Button disabledReason="As inscrições deste processo terminaram.">Inscrever-se</Button>
      <ButtonLink href="https://example.org" external>
        Portal do aluno
      </ButtonLink>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Encerradas"
        footer={<Button onClick={close}>Fechar</Button>}
      >
        <p>As inscrições deste processo terminaram.</p>
      </Dialog>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="Aviso">
          Compareça no horário marcado.
        </Alert>
      ))}
      <Form schema={schema} defaultValues={empty} onSubmit={() => toast('Enviado.', { tone: 'success' })}>
        <FormSection title="Dados pessoais">
          <TextField name="name" label="Nome completo" autoComplete="name" dropDigits />
          <TextField name="nif" label="CPF" mask="cpf" readOnly hint="Informado no edital." />
          <TextField name="tax_id" label="CPF ou CNPJ" mask="cpf-cnpj" maxLength={18} optional />
          <DateField name="birthdate" label="Data de nascimento" autoComplete="bday" />
          <PhoneField />
          <EmailField />
        </FormSection>
        <ComboboxField name="city" label="Cidade" options={options} />
        <SelectField name="level" label="Escolaridade" options={options} />
        <RadioGroupField name="shift" label="Turno" options={options} />
        <TextareaField name="message" label="Mensagem" maxLength={500} />
        <CheckboxField name="news" label="Quero receber notícias de novas turmas" />
        <ConsentFields />
        <SubmitButton>Confirmar</SubmitButton>
      </Form>
    </Section>
  );
}
