import { profileQuery } from '@portal/client/access/profile.queries';
import { getSession, useSession } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { localDay } from '@portal/contract/format/calendar';
import { formatTaxId } from '@portal/contract/format/mask';
import { BirthdateField } from '@portal/ui/date-field';
import { Dialog } from '@portal/ui/dialog';
import { Disclosure } from '@portal/ui/disclosure';
import { TextField } from '@portal/ui/fields';
import { Form, SubmitButton, useFormContext, useWatch } from '@portal/ui/form';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasRegistered, personQuery } from '../data/applicant.queries.ts';
import {
  type Identification,
  identificationFields,
  identificationState,
  knownIdentity,
  readIdentification,
  withoutIdentification,
} from '../rules/identification.ts';
import type { Offer, ProcessKindConfig } from '../rules/process.ts';

interface IdentificationDialogProps {
  processKind: ProcessKindConfig;
  offer: Offer;
  /** A logged-in candidate applies for another person. */
  forAnother?: boolean;
  onClose: () => void;
  /** The person has already applied in this process, or another user in their name. */
  onRegistered: (identified: Identification) => void;
}

/** Asks for the identification and leads to the registration if the person has not applied yet (A 2.10, A 5.3, B 2.3, B 5). */
export function IdentificationDialog({
  processKind,
  offer,
  forAnother = false,
  onClose,
  onRegistered,
}: IdentificationDialogProps) {
  const start = useStartRegistration();
  const [today] = useState(() => localDay(now()));

  async function confirm(identified: Identification) {
    if (await start(identified, offer)) onRegistered(identified);
  }

  return (
    <Dialog open onClose={onClose} title="Inscrição">
      <Form
        schema={identificationFields(processKind.cpfRequired, offer, today)}
        defaultValues={{ cpf: '', birthdate: '' }}
        onSubmit={confirm}
      >
        <p>
          Para se inscrever no {processKind.offer} <strong>{offer.name}</strong>, informe seus dados.
        </p>
        {!forAnother && <KnownIdentity />}
        <CpfField />
        <BirthdateField name="birthdate" label="Data de nascimento" today={today} />
        <BeforeStart {...processKind.before} />
        <SubmitButton>Confirmar</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Validated after its last digit (B 5). */
function CpfField() {
  const { trigger } = useFormContext();
  const typed: string = useWatch({ name: 'cpf' });
  useEffect(() => {
    if (typed.length === 14) void trigger('cpf');
  }, [typed, trigger]);
  return <TextField name="cpf" label="CPF" mask="cpf" inputMode="numeric" maxLength={14} />;
}

/** Duration and requirements of a registration, on demand. */
export const BeforeStart = ({ minutes, prepare }: ProcessKindConfig['before']) => (
  <Disclosure summary="Antes de começar">
    <ul className="bullets">
      <li>Leva uns {minutes} minutos.</li>
      <li>Tenha à mão: {prepare}.</li>
      <li>O que você digita fica guardado neste aparelho por 24 horas: dá para parar e voltar.</li>
      <li>
        Ao confirmar, você vê na hora a sua posição na ordem de inscrição e pode imprimir o comprovante.
      </li>
    </ul>
  </Disclosure>
);

/** Prefills the identification of a logged-in candidate, also if the profile loads late, unless something was typed. */
export function KnownIdentity() {
  const { cpf, birthdate } = useKnownIdentity() ?? {};
  const { getValues, setValue } = useFormContext<Identification>();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!cpf || !birthdate || getValues(['cpf', 'birthdate']).some((typed) => typed !== '')) return;
    setValue('cpf', formatTaxId(cpf));
    setValue('birthdate', birthdate);
    setFilled(true);
  }, [cpf, birthdate, getValues, setValue]);
  return filled ? (
    <p role="status">
      Preenchemos com os dados da sua conta: é só confirmar. Se a inscrição é de outra pessoa, troque-os.
    </p>
  ) : null;
}

/** Returns the logged-in candidate's identity; null if unknown. */
export function useKnownIdentity(): Identification | null {
  const { kind } = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: kind === 'candidate' });
  return kind === 'candidate' && data ? knownIdentity(data) : null;
}

const limitedToast = {
  title: 'Não deu para conferir se este CPF já está inscrito',
  text: 'Houve consultas demais hoje. Pode seguir: se já houver inscrição neste processo, o aviso vem ao confirmar.',
};

/**
 * Returns a function that leads an identified person to the registration, and returns false; or true if they have
 * already applied in this process, or another user in their name (A 2.10, A 5.3, B 2.3, B 5). Unmounting, or the next
 * call, aborts it.
 */
export function useStartRegistration() {
  const openRegistration = useOpenRegistration();
  const queryClient = useQueryClient();
  const check = useRef<AbortController>(null);
  useEffect(() => () => check.current?.abort(), []);

  return async (identified: Identification, offer: Offer): Promise<boolean> => {
    check.current?.abort();
    check.current = new AbortController();
    const { signal } = check.current;
    const [registered] = await Promise.all([
      hasRegistered(identified, offer.processId, signal),
      // Prefills the form.
      queryClient.prefetchQuery(personQuery(identified)),
    ]);
    if (signal.aborted) return false;
    if (registered === true) return true;
    if (registered === 'limited') toast(limitedToast.text, { title: limitedToast.title, duration: 10_000 });
    await openRegistration(identified, offer);
    return false;
  };
}

/** Returns a function that opens the registration of an identified person for an offer. */
export function useOpenRegistration() {
  const navigate = useNavigate();
  return (identified: Identification, { registrationPath }: Offer) =>
    navigate(registrationPath, { state: identificationState(identified, getSession()) });
}

/** Returns the applicant, null until hydration. Survives a reload; removes personal data from the URL. */
export function useIdentification(): Identification | null {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const session = useSession();
  const identified = useMemo(
    () => (hydrated ? readIdentification(state, new URLSearchParams(search), session) : null),
    [hydrated, state, search, session],
  );
  const kept = withoutIdentification(search);

  useEffect(() => {
    if (!hydrated || kept === search) return;
    void navigate(
      { search: kept, hash },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...state, ...(identified && identificationState(identified, session)) },
      },
    );
  }, [hydrated, kept, search, hash, state, identified, session, navigate]);

  return identified;
}
