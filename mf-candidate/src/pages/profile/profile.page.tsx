import { profileQuery } from '@portal/client/access/profile.queries';
import { ApiError, call, callWithMessage, nullIfMissing } from '@portal/client/api';
import { readDevice, renameCandidate } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import {
  confirmEmail,
  endOtherSessions,
  listSessions,
  type OpenSession,
  type Profile,
  saveProfile,
} from '@portal/contract/endpoints/accounts';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { birthDay } from '@portal/contract/endpoints/fields';
import { localDay } from '@portal/contract/format/calendar';
import { formatDateTime, toTimestamp } from '@portal/contract/format/date';
import { formatPhone } from '@portal/contract/format/phone';
import { unmasked } from '@portal/contract/validators/text';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmailField, PhoneField } from '@portal/ui/contact-fields';
import { Container } from '@portal/ui/container';
import { BirthdateField } from '@portal/ui/date-field';
import { TextField } from '@portal/ui/fields';
import { Form, FormPanel, SubmitButton, type UseFormReturn } from '@portal/ui/form';
import { PasswordField } from '@portal/ui/password-field';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { takeFocus } from '@portal/ui/take-focus';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { DataFile } from '../../parts/data-file.tsx';
import { CandidatePage } from '../../parts/require-session.tsx';
import styles from './open-sessions.module.css';

/** /perfil: profile of the candidate (B 2.6). */
export const Component = () => (
  <CandidatePage title="Perfil" lead="Editar perfil">
    <ProfileForms />
    <MyData />
  </CandidatePage>
);

function ProfileForms() {
  const profile = useQuery(profileQuery());
  const { email = '', pending_email: pending = null } = profile.data ?? {};
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <Container>
        {pending && <ConfirmEmail key={pending} email={pending} current={email} isNew={pending === asked} />}
        <FormPanel>
          <AsyncRegion
            query={profile}
            loading={<Skeleton kind="text" count={6} label="Carregando seus dados…" />}
          >
            {(data) => <ProfileForm profile={data} onEmailAsked={setAsked} />}
          </AsyncRegion>
        </FormPanel>
      </Container>
      <OpenSessions />
    </>
  );
}

/** "Meus dados": links to all stored data of the candidate, and the file. */
const MyData = () => (
  <Section title="Meus dados">
    <div className="stack start">
      <p>
        Veja ou baixe uma cópia de tudo o que guardamos sobre você: cadastro, inscrições, pedidos, e-mails
        enviados e acessos. Saiba por quanto tempo guardamos em{' '}
        <Link to="/politicas">Política de privacidade</Link>.
      </p>
      <ButtonLink to="/meus-dados">Ver meus dados</ButtonLink>
      <DataFile />
    </div>
  </Section>
);

const { shape } = saveProfile.body;
const fields = z.object({
  ...shape,
  phone: unmasked('phone', shape.phone),
  /** Present only if the server allows a correction. */
  birthdate: z.optional(birthDay()),
  /** Requested only if the server requires it; not part of the profile. */
  password: z.string(),
});

type Fields = z.infer<typeof fields>;

const toFields = (profile: Profile): Fields => ({
  full_name: profile.full_name,
  email: profile.email,
  phone: formatPhone(profile.phone ?? ''),
  birthdate: (profile.birthdate_verified === false && profile.birthdate) || undefined,
  password: '',
});

/** Saves the profile (B 5, B 8). Asks for the password, or stays open for a code, if the server requires it. */
function ProfileForm({ profile, onEmailAsked }: { profile: Profile; onEmailAsked: (email: string) => void }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [today] = useState(() => localDay(now()));
  const [asksPassword, setAsksPassword] = useState(false);

  async function save({ password, ...body }: Fields, form: UseFormReturn<Fields>) {
    const { data, message } = await callWithMessage(saveProfile, {
      body,
      // Headers are limited to Latin 1.
      headers: { 'x-password': asksPassword ? encodeURIComponent(password) : undefined },
    });
    renameCandidate(body.full_name);
    toast(message ?? 'Perfil atualizado.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    setAsksPassword(false);
    if (data.pending_email) {
      queryClient.setQueryData(profileQuery().queryKey, data);
      form.reset(toFields(data));
      onEmailAsked(data.pending_email);
      return;
    }
    await queryClient.invalidateQueries(profileQuery());
    await navigate('/area_do_candidato');
  }

  function tell(error: ApiError) {
    if (error.firstField('password') !== null) return setAsksPassword(true);
    const fieldText = ['phone', 'full_name', 'email', 'birthdate']
      .map((field) => error.firstField(field))
      .find(Boolean);
    toast(fieldText ?? error.message, { title: 'Erro!', tone: 'error', duration: 3500 });
  }

  return (
    <Form schema={fields} defaultValues={toFields(profile)} onSubmit={save} onServerError={tell}>
      <TextField name="full_name" label="Nome completo" autoComplete="name" dropDigits />
      <EmailField />
      <PhoneField label="Telefone" />
      {profile.birthdate_verified === false && (
        <BirthdateField
          name="birthdate"
          label="Data de nascimento"
          hint="Corrija se não for a do documento: muda também nas inscrições em aberto."
          today={today}
        />
      )}
      {asksPassword && (
        <PasswordField name="password" label="Senha" autoComplete="current-password" maxLength={20} />
      )}
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}

interface ConfirmEmailProps {
  email: string;
  current: string;
  /** Whether it was requested on this page: then the form takes the focus. */
  isNew: boolean;
}

/** Form for the code sent to a new e-mail; until then the current one stays valid. */
function ConfirmEmail({ email, current, isNew }: ConfirmEmailProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  async function confirm(values: Body<typeof confirmEmail>) {
    const { message } = await callWithMessage(confirmEmail, { body: values });
    toast(message ?? 'E-mail alterado.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    await queryClient.invalidateQueries(profileQuery());
    await navigate('/area_do_candidato');
  }

  return (
    <FormPanel>
      <Form
        schema={confirmEmail.body}
        defaultValues={{ code: '' }}
        onSubmit={confirm}
        errorField="code"
        formatError={(error) => error.firstField('email') ?? error.message}
      >
        <div ref={isNew ? takeFocus : undefined} tabIndex={-1}>
          <Alert tone="info" title="Falta confirmar o novo e-mail">
            <p>
              Enviamos um código para <strong>{email}</strong>. Ele vale por 10 minutos; até você informá-lo,
              seu e-mail continua sendo <strong>{current}</strong>. Se o código não chegar, troque o e-mail
              outra vez.
            </p>
          </Alert>
        </div>
        <TextField name="code" label="Código" autoComplete="one-time-code" />
        <SubmitButton>Confirmar e-mail</SubmitButton>
      </Form>
    </FormPanel>
  );
}

/** Lists the candidate's sessions, with a button that ends all others. Hidden if the server has no such list. */
function OpenSessions() {
  const sessions = useQuery(sessionsQuery());
  if (sessions.data === null) return null;
  return (
    <Section title="Sessões abertas" tone="areia">
      <AsyncRegion
        query={sessions}
        loading={<Skeleton kind="text" count={3} label="Carregando suas sessões…" />}
        failedTitle="Não foi possível carregar suas sessões"
      >
        {(list) => list && <SessionList sessions={list} />}
      </AsyncRegion>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [seenAt] = useState(now);
  const isAlone = sessions.every(({ current }) => current);
  const [ended, setEnded] = useState(false);

  async function endOthers() {
    setBusy(true);
    try {
      const { message } = await callWithMessage(endOtherSessions, {
        headers: { 'x-device': readDevice() ?? undefined },
      });
      toast(message ?? 'As outras sessões foram encerradas.', { tone: 'success', duration: 3500 });
      await queryClient.invalidateQueries(sessionsQuery());
      setEnded(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: 'error', duration: 3500 });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <ul className={`stack gap-3 mb-6 ${styles.list}`}>
        {sessions.map((session) => (
          <li
            key={`${session.created_at}-${session.device}`}
            className={`stack alignStart boxed ${styles.session}`}
          >
            <DeviceSign device={session.device} />
            <div>
              <p className="cluster center gap-1 gap-x-3 bold">
                <span>{session.device ?? 'Aparelho desconhecido'}</span>
                {session.current && (
                  <span className={`text-xs semibold ${styles.current}`}>Este aparelho</span>
                )}
              </p>
              <p>
                <span>
                  {session.current
                    ? 'Em uso'
                    : `Usada ${timeAgo(toTimestamp(session.last_seen_at, 'start') ?? seenAt, seenAt)}`}
                </span>{' '}
                <span>{`· entrou em ${formatDateTime(session.created_at)}`}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isAlone ? (
        // The button disappears with the other sessions.
        <p ref={ended ? takeFocus : undefined} tabIndex={-1}>
          Você só está conectado neste aparelho.
        </p>
      ) : (
        <Button variant="secondary" busy={busy} onClick={() => void endOthers()}>
          Encerrar as outras
        </Button>
      )}
    </>
  );
}

function DeviceSign({ device }: { device: string | null }) {
  const Icon = /Android|iPhone|iPad/.test(device ?? '') ? Smartphone : Laptop;
  return <Icon aria-hidden="true" className="azulRio" />;
}

/** Loads the candidate's sessions; null if the server has no such list. */
const sessionsQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'sessions'],
    queryFn: ({ signal }) => nullIfMissing(call(listSessions, { signal })),
    staleTime: 0,
  });

const MINUTE_MS = 60_000;

/** Formats the time since a timestamp: "agora há pouco", "há 5 minutos", "há 2 horas". */
export function timeAgo(then: number, now: number): string {
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (!(minutes >= 2)) return 'agora há pouco';
  const relative = new Intl.RelativeTimeFormat('pt-BR');
  return minutes < 60
    ? relative.format(-minutes, 'minute')
    : relative.format(-Math.floor(minutes / 60), 'hour');
}
