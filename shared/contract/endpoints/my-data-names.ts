import { fieldsOf, type RegistrationFields } from '../selection-process/registration-field.ts';
import { registrationFields } from '../selection-process/registration-fields.ts';

/** Group of facts in the response of `exportMyData`, in display order. */
export interface MyDataGroup {
  title: string;
  /** Labels by field name. */
  facts: Readonly<Record<string, string>>;
  /** Fields of the registration form. */
  fields?: RegistrationFields;
  heading?: string;
  /** Date field by which entries are sorted, newest first. */
  newest?: string;
  /** Long and rarely useful: collapsed. */
  folded?: true;
}

/** Internal ids and bookkeeping: only in the downloaded file. */
export const myDataInternals: ReadonlySet<string> = new Set(
  `id personId person_id process_id offer_id registration_id phase_id psa_department_id psa_matter_id
  idempotency_key fingerprint told_status key mailKey minutes attempts nextAttemptAt lastError tries
  target updated_at`.split(/\s+/),
);

const getLabels = (fields: RegistrationFields): Record<string, string> =>
  Object.fromEntries(fieldsOf(fields).map(([name, { label }]) => [name, label]));

const consent = {
  consented_at: 'Aceite da política de privacidade',
  policy_version: 'Versão da política',
};

const contact = {
  full_name: 'Nome',
  email: 'E-mail',
  nif: 'CPF ou CNPJ',
  phone: 'Celular',
  city_id: 'Cidade',
};

const study = { course: 'Curso', name: 'Instituição' };

const createRegistrationGroup = (title: string, fields: RegistrationFields): MyDataGroup => ({
  title,
  fields,
  heading: 'number',
  newest: 'created_at',
  facts: {
    number: 'Número de inscrição',
    position: 'Posição na ordem de inscrição',
    status: 'Situação',
    created_at: 'Inscrição feita em',
    cancelled_at: 'Cancelada em',
    ...getLabels(fields),
    ...consent,
  },
});

/** Groups by field name of the response. */
export const myDataGroups: Readonly<Record<string, MyDataGroup>> = {
  person: {
    title: 'Cadastro',
    fields: registrationFields.psg,
    facts: {
      ...getLabels(registrationFields.psg),
      address: 'Endereço',
      number: 'Número',
      district: 'Bairro',
      city_id: 'Cidade',
      race_id: 'Raça/cor',
      education_level_id: 'Escolaridade',
      email_proved_at: 'E-mail confirmado em',
      verified_at: 'Documentos conferidos em',
      created_at: 'Cadastro feito em',
    },
  },
  psg_registrations: createRegistrationGroup('Inscrições no PSG', registrationFields.psg),
  pss_registrations: createRegistrationGroup('Inscrições no PSS', registrationFields.pss),
  educational_formations: {
    title: 'Formação educacional',
    heading: 'course',
    facts: { education_level_id: 'Nível', ...study, date_conclusion: 'Conclusão' },
  },
  complementary_courses: {
    title: 'Cursos complementares',
    heading: 'course',
    facts: {
      ...study,
      workload: 'Carga horária',
      situation: 'Situação',
      date_conclusion: 'Conclusão',
      observation: 'Observação',
    },
  },
  professional_experiences: {
    title: 'Experiência profissional',
    heading: 'name',
    facts: {
      name: 'Empresa',
      job_title_name: 'Cargo',
      city_id: 'Cidade',
      start_date: 'Início',
      end_date: 'Fim',
      observation: 'Atividades',
    },
  },
  scores: { title: 'Notas', facts: { note: 'Nota' } },
  interests: {
    title: 'Pedidos de aviso de turmas',
    heading: 'course',
    newest: 'consented_at',
    facts: { course: 'Curso', ...contact, ...consent },
  },
  tickets: {
    title: 'Mensagens ao atendimento',
    newest: 'consented_at',
    facts: { message: 'Mensagem', ...contact, status: 'Situação', ...consent },
  },
  account: {
    title: 'Conta',
    facts: { createdAt: 'Criada em', passwordChangedAt: 'Senha criada ou trocada em' },
  },
  sessions: {
    title: 'Sessões abertas',
    heading: 'device',
    newest: 'lastSeenAt',
    facts: { device: 'Aparelho', createdAt: 'Entrou em', lastSeenAt: 'Usada pela última vez em' },
  },
  devices: {
    title: 'Aparelhos conhecidos',
    newest: 'lastUsedAt',
    facts: { lastUsedAt: 'Usado pela última vez em' },
  },
  codes: {
    title: 'Códigos enviados',
    newest: 'createdAt',
    facts: {
      purpose: 'Para',
      email: 'Enviado para',
      createdAt: 'Criado em',
      expiresAt: 'Vale até',
      usedAt: 'Usado em',
    },
  },
  mails: {
    title: 'E-mails enviados',
    heading: 'subject',
    newest: 'createdAt',
    facts: { subject: 'Assunto', recipient: 'Para', createdAt: 'Escrito em', sentAt: 'Enviado em' },
  },
  records: {
    title: 'Registro de atividades',
    folded: true,
    heading: 'action',
    newest: 'at',
    facts: { action: 'O que aconteceu', at: 'Quando', actor: 'Quem' },
  },
};
