import { accessState, firstAccessQuery, recoveryRefusal } from '@portal/client/access/access-state';
import { openAccount, type Progress } from '@portal/client/access/open-account';
import { startSession, useSession } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { type NewPassword, resetPassword } from '@portal/contract/endpoints/accounts';
import { formatDate } from '@portal/contract/format/date';
import { formatPersonName } from '@portal/contract/format/person-name';
import { describeChances, formatPosition, type Standing } from '@portal/contract/format/position';
import { listFollowUpFacts } from '@portal/contract/selection-process/meeting-facts';
import { Button, ButtonLink } from '@portal/ui/button';
import { RegistrationStub } from '@portal/ui/course-card';
import { Dialog } from '@portal/ui/dialog';
import { Disclosure } from '@portal/ui/disclosure';
import { TextField } from '@portal/ui/fields';
import { Form, FormActions, SubmitButton } from '@portal/ui/form';
import { NewCodeButton, NewPasswordFields } from '@portal/ui/password-field';
import { PrintOrigin } from '@portal/ui/print-origin';
import { WrapText } from '@portal/ui/wrap-text';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { SubmittedRegistration } from '../data/use-registration.ts';
import styles from '../pages/registration.module.css';
import {
  type Offer,
  type Process,
  type ProcessKindConfig,
  placesOf,
  type RegistrationOffer,
} from '../rules/process.ts';

interface RegistrationReceiptProps {
  processKind: ProcessKindConfig;
  registration: SubmittedRegistration;
  offer: RegistrationOffer;
  process: Pick<Process, 'name' | 'result_date' | 'city_info' | 'cities'> | null;
  /** Offer as on its notice; null until loaded. */
  chosen: Offer | null;
  /** False if the page shows the same receipt elsewhere: one stub is printed, and one form for the first access is shown. */
  printed?: boolean;
}

/** Formats the position, with the chances if they depend on it. */
function describePosition(
  { position, current_position }: Omit<Standing, 'vacancies'>,
  chosen: Offer | null,
): string {
  const { lastCalled, vacancies = null, wait = null } = chosen ?? {};
  const standing = { position, current_position, vacancies };
  const chances =
    lastCalled === undefined ? null : describeChances({ ...standing, reserve: wait, lastCalled });
  return chances ?? formatPosition(standing);
}

const getOfferName = ({ chosen, offer }: RegistrationReceiptProps): string => chosen?.name ?? offer.offerName;

/** Receipt of a registration on screen and in print, as a card's stub (A 2.12, B 4). */
function RegistrationReceipt(props: RegistrationReceiptProps) {
  const { processKind, registration, offer, process, chosen, printed = true } = props;
  const { id, number, position, check_url, fullName, email, isSharedEmail, day, ...meeting } = registration;
  const following = listFollowUpFacts({
    end_date: chosen?.end_date ?? null,
    result_date: process?.result_date ?? null,
    course_start_date: chosen?.course_start_date ?? null,
    ...meeting,
    place: meeting.place ?? (process && placesOf(process)),
  });
  const shownNumber = number ?? (id === null ? null : `nº ${id}`);
  return (
    <>
      <p className="text-md">
        Sua posição na ordem de inscrição é a <strong>{describePosition(registration, chosen)}</strong>.
      </p>
      <div className={`mt-5 mb-5 ${styles.stub}`} data-print={printed || undefined}>
        <PrintOrigin />
        <RegistrationStub
          position={position}
          title={getOfferName(props)}
          facts={[
            { label: 'Candidato', value: formatPersonName(fullName) },
            ...(shownNumber
              ? [{ label: 'Número de inscrição', value: <WrapText>{shownNumber}</WrapText> }]
              : []),
            { label: 'Data', value: formatDate(day) },
            ...(process?.name ? [{ label: 'Processo', value: process.name }] : []),
            ...following.map(([label, value]) => ({ label, value: <WrapText>{value}</WrapText> })),
          ]}
        />
      </div>
      <div className="stack">
        <p>
          {meeting.documents_to_bring.length > 0
            ? 'Prazos e regras estão no '
            : 'Documentos a levar e prazos estão no '}
          <Link to={processKind.noticePath(offer.process)}>edital</Link>.
        </p>
        {check_url && (
          <p>
            Quem precisar <a href={check_url}>confere esta inscrição</a> sem entrar na sua conta.
          </p>
        )}
        {chosen?.calendar_url && (
          <div>
            <ButtonLink href={chosen.calendar_url} download variant="secondary">
              <CalendarPlus aria-hidden="true" size="1.1em" /> Pôr as datas na agenda
            </ButtonLink>
          </div>
        )}
        {printed && !isSharedEmail && (
          <FirstAccess email={email} followPath={processKind.followPath(id)} isCodeMailed={number !== null} />
        )}
      </div>
    </>
  );
}

/** Successful registration instead of the form (A 2.12, B 4); if it was just made, also in a dialog. */
export function Registered({ isFresh, ...receipt }: RegistrationReceiptProps & { isFresh: boolean }) {
  return (
    <>
      <section className="stack" aria-labelledby="inscricao-realizada">
        <h2 id="inscricao-realizada">Inscrição realizada</h2>
        <RegistrationReceipt {...receipt} printed={!isFresh} />
        <FormActions>
          <ReceiptActions {...receipt} />
          <ButtonLink to={receipt.processKind.list.to} variant="quiet">
            Ver processos seletivos
          </ButtonLink>
        </FormActions>
      </section>
      {isFresh && <RegisteredDialog {...receipt} />}
    </>
  );
}

/** Shows a registration's position and leads to the list of processes (A 2.12, B 4). */
function RegisteredDialog(receipt: RegistrationReceiptProps) {
  const navigate = useNavigate();
  const { number, position, current_position } = receipt.registration;
  const leave = () => {
    const named = number ? `Inscrição ${number}` : 'Inscrição';
    const standing = { position, current_position, vacancies: receipt.chosen?.vacancies ?? null };
    const text = `${named} em ${getOfferName(receipt)}: posição ${formatPosition(standing)}.`;
    // The toast stays on the list of processes.
    toast(text, { title: 'Inscrição realizada', tone: 'success', duration: Number.POSITIVE_INFINITY });
    void navigate(receipt.processKind.list.to, { replace: true });
  };
  return (
    <Dialog
      open
      onClose={leave}
      title="Inscrição realizada"
      footer={
        <>
          <ReceiptActions {...receipt} />
          <Button variant="quiet" onClick={leave}>
            Fechar
          </Button>
        </>
      }
    >
      <RegistrationReceipt {...receipt} />
    </Dialog>
  );
}

const ReceiptActions = ({ processKind, registration: { id, email } }: RegistrationReceiptProps) => (
  <>
    <ButtonLink to={processKind.followPath(id)} state={accessState({ email, back: null })}>
      Acompanhar inscrição
    </ButtonLink>
    <Button variant="secondary" onClick={() => window.print()}>
      Imprimir
    </Button>
  </>
);

interface FirstAccessProps {
  email: string;
  followPath: string;
  /** False if the server's confirmations contain no code. */
  isCodeMailed: boolean;
}

/**
 * Lets an applicant choose a password with the code of the confirmation to follow the registration. Renders nothing
 * for logged-in candidates. Neither this form nor the server reveals whether the e-mail address has an account.
 */
export function FirstAccess({ email, followPath, isCodeMailed }: FirstAccessProps) {
  const session = useSession();
  const [isOffered, setOffered] = useState(isCodeMailed);
  const access = accessState({ email, back: followPath });
  const loginPath = `/login?voltar=${encodeURIComponent(followPath)}`;
  if (session.kind === 'candidate') return null;
  if (!isOffered) {
    return (
      <p>
        Para acompanhar,{' '}
        <Link to={loginPath} state={access}>
          entre
        </Link>{' '}
        com o e-mail que você informou. Se ainda não tem senha, crie a sua em{' '}
        <Link to={`/changePassword${firstAccessQuery}`} state={access}>
          Primeiro acesso
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      <p>
        Enviamos a confirmação para <strong>{email}</strong>. Com o código que está nela, você cria sua senha
        aqui mesmo e acompanha a inscrição.
      </p>
      <Disclosure summary="Criar a senha agora">
        <CodeForm email={email} followPath={followPath} onNotOffered={() => setOffered(false)} />
        <p className="mt-5">
          A mensagem não traz código? Então você já tem senha:{' '}
          <Link to={loginPath} state={access}>
            entre
          </Link>{' '}
          com ela.
        </p>
      </Disclosure>
    </>
  );
}

interface CodeFormProps extends Pick<FirstAccessProps, 'email' | 'followPath'> {
  onNotOffered: () => void;
}

function CodeForm({ email, followPath, onNotOffered }: CodeFormProps) {
  const navigate = useNavigate();
  const progress = useRef<Progress>({ mayBeSet: false });

  async function open(values: NewPassword) {
    const { user, token, device } = await openAccount(values, progress.current);
    startSession(user, token, device);
    await navigate(followPath);
  }

  return (
    <Form
      schema={resetPassword.body}
      defaultValues={{ code: '', email, password: '', confirmPassword: '' }}
      onSubmit={open}
      errorField="code"
      formatError={recoveryRefusal}
      onServerError={({ status }) => (status === 404 || status === 405) && onNotOffered()}
    >
      {/* Lets password managers associate the password with its user. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="code"
        label="Código"
        hint="Está no e-mail da confirmação e vale 24 horas."
        autoComplete="one-time-code"
      />
      <NewCodeButton />
      <NewPasswordFields />
      <SubmitButton>Criar senha e entrar</SubmitButton>
    </Form>
  );
}
