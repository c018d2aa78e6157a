import { toast } from '@portal/client/toasts';
import { file } from '@portal/contract/endpoints/fields';
import { institution } from '@portal/contract/institution';
import { consentRules } from '@portal/contract/validators/consent';
import { isEmail } from '@portal/contract/validators/email';
import * as messages from '@portal/contract/validators/messages';
import { Alert } from '@portal/ui/alert';
import { AreaBadge, areas } from '@portal/ui/area';
import { Button, ButtonLink } from '@portal/ui/button';
import { CheckboxField } from '@portal/ui/checkbox-field';
import { ComboboxField } from '@portal/ui/combobox-field';
import { ConsentFields } from '@portal/ui/consent-fields';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { DateField } from '@portal/ui/date-field';
import { Dialog } from '@portal/ui/dialog';
import { FileField } from '@portal/ui/file-field';
import { Form, SubmitButton } from '@portal/ui/form';
import { FormSection } from '@portal/ui/form-section';
import { RadioGroupField } from '@portal/ui/radio-group-field';
import { SelectField } from '@portal/ui/select-field';
import { TextField } from '@portal/ui/text-field';
import { TextareaField } from '@portal/ui/textarea-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import styles from './forms-kit.module.css';

const required = z.string().check(z.minLength(1, messages.required));

const fields = z.object({
  full_name: z.string().check(z.minLength(1, messages.nameRequired)),
  nif: z.string(),
  tax_id: z.string(),
  phone: z.string().check(z.minLength(1, messages.mobileRequired)),
  email: z.string().check(
    z.minLength(1, messages.emailRequired),
    z.refine((text) => text === '' || isEmail(text), messages.emailInvalid),
  ),
  birthdate: z.string().check(z.minLength(1, messages.birthdateRequired)),
  city_id: z.string().check(z.minLength(1, messages.cityRequired)),
  level: required,
  shift: required,
  document: file(),
  message: required,
  news: z.boolean(),
  ...consentRules,
});

const empty: z.infer<typeof fields> = {
  full_name: '',
  nif: '52998224725',
  tax_id: '',
  phone: '',
  email: '',
  birthdate: '',
  city_id: '',
  level: '',
  shift: '',
  document: '',
  message: '',
  news: false,
  terms: false,
  policy: false,
};

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const cities = choices(
  'Calçoene - AP',
  'Laranjal do Jari - AP',
  'Macapá - AP',
  'Oiapoque - AP',
  'Santana - AP',
);

/** Actions, messages, areas and fields, in every state. */
export function FormsKit() {
  return (
    <div className={styles.gallery}>
      <section className={styles.part} aria-labelledby="gallery-actions">
        <h2 id="gallery-actions">Ações</h2>
        <Actions />
      </section>
      <section className={styles.part} aria-labelledby="gallery-areas">
        <h2 id="gallery-areas">Áreas</h2>
        <div className={styles.row}>
          {areas.map(({ slug, name }) => (
            <AreaBadge key={slug} name={name} />
          ))}
        </div>
        <div className={styles.weaves}>
          {areas.map(({ slug }) => (
            <div key={slug} data-area={slug} className={styles.cloth}>
              <div className={`areaPattern ${styles.weave}`} />
            </div>
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="gallery-messages">
        <h2 id="gallery-messages">Mensagens</h2>
        <Alert tone="info" title="Aviso">
          O código foi enviado ao seu e-mail.
        </Alert>
        <Alert tone="success" title="Sucesso!">
          Perfil atualizado.
        </Alert>
        <Alert tone="warning">Compareça ao local de confirmação no horário marcado.</Alert>
        <Alert tone="error" title="Erro!">
          E-mail já existente.
        </Alert>
      </section>
      <section className={styles.part} aria-labelledby="gallery-form">
        <h2 id="gallery-form">Formulário</h2>
        <EveryField />
      </section>
    </div>
  );
}

function Actions() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button onClick={() => toast('Link copiado para área de transferência.')}>Mostrar aviso</Button>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir diálogo
      </Button>
      <Button variant="quiet">Limpar</Button>
      <Button variant="danger">Excluir</Button>
      <Button busy>Enviando</Button>
      <Button disabledReason="As inscrições deste processo terminaram.">Inscrever-se</Button>
      <ButtonLink href={institution.site} external variant="secondary">
        Portal do aluno
      </ButtonLink>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Inscrições Encerradas"
        footer={<Button onClick={() => setOpen(false)}>Fechar</Button>}
      >
        <p>As inscrições deste processo terminaram.</p>
      </Dialog>
    </div>
  );
}

function EveryField() {
  return (
    <Form schema={fields} defaultValues={empty} onSubmit={() => toast('Enviado.', { tone: 'success' })}>
      <FormSection title="Dados pessoais">
        <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
        <TextField name="nif" label="CPF" mask="cpf" readOnly hint="Informado no edital." />
        <TextField name="tax_id" label="CPF ou CNPJ" mask="cpf-cnpj" maxLength={18} optional />
        <DateField name="birthdate" label="Data de nascimento" autoComplete="bday" />
      </FormSection>
      <FormSection title="Contato">
        <PhoneField />
        <EmailField />
      </FormSection>
      <ComboboxField name="city_id" label="Cidade" options={cities} />
      <SelectField
        name="level"
        label="Escolaridade"
        options={choices('Ensino Fundamental', 'Ensino Médio')}
      />
      <RadioGroupField name="shift" label="Turno" options={choices('Manhã', 'Tarde', 'Noite')} />
      <FileField name="document" label="Comprovante de escolaridade" />
      <TextareaField name="message" label="Mensagem" maxLength={500} />
      <CheckboxField name="news" label="Quero receber notícias de novas turmas" />
      <ConsentFields />
      <SubmitButton>Confirmar</SubmitButton>
    </Form>
  );
}
