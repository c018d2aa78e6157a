import { ApiError, call } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import {
  previewCourseSwitch,
  previewPositionSwitch,
  switchCourse,
  switchPosition,
} from '@portal/contract/endpoints/registrations';
import { formatPhone } from '@portal/contract/format/phone';
import { formatPosition, type Standing } from '@portal/contract/format/position';
import { formatPlace } from '@portal/contract/selection-process/meeting-facts';
import { alreadyRegistered } from '@portal/contract/selection-process/statuses';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Skeleton } from '@portal/ui/skeleton';
import { WrapText } from '@portal/ui/wrap-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RegistrationFailure } from '../data/use-registration.ts';
import type { Application } from '../rules/applications.ts';
import type { Identification } from '../rules/identification.ts';
import { periodText } from '../rules/offer-state.ts';
import type { Offer, ProcessKindConfig } from '../rules/process.ts';
import { IdentificationDialog, useOpenRegistration } from './identification-dialog.tsx';
import { FactList } from './offer-list.tsx';
import { WaitlistLink } from './registration-button.tsx';

/** Dialog after selecting an offer: the identification, or the reason why registration is not possible. */
export type RegistrationStep = { offer: Offer } & (
  | { kind: 'full' }
  /** Registrations in person: the dialog explains how. */
  | { kind: 'in-person' }
  /** The logged-in person's registrations are being checked: no dialog. */
  | { kind: 'checking' }
  | { kind: 'identification'; forAnother?: boolean }
  /** `isOwn`: the registration belongs to the logged-in candidate. */
  | { kind: 'registered'; identified: Identification; isOwn?: boolean }
  | { kind: 'switch'; registration: SwitchableOffer }
);

/** Registration that the candidate may cancel. */
type SwitchableOffer = Application & { id: number };

const isSwitchable = (registration: Application): registration is SwitchableOffer =>
  Boolean(registration.progress?.cancellable_until) && registration.id !== null;

interface RegistrationDialogsProps {
  processKind: ProcessKindConfig;
  step: RegistrationStep | null;
  onStep: (step: RegistrationStep | null) => void;
  applied?: readonly Application[];
}

/** Dialogs between a notice and the registration (A 2.10, A 8, B 2.3, B 8). */
export function RegistrationDialogs({ processKind, step, onStep, applied = [] }: RegistrationDialogsProps) {
  const openRegistration = useOpenRegistration();
  const close = () => onStep(null);
  if (step?.kind === 'identification') {
    return (
      <IdentificationDialog
        processKind={processKind}
        offer={step.offer}
        forAnother={step.forAnother}
        onClose={close}
        onRegistered={(identified) => onStep({ ...step, kind: 'registered', identified })}
      />
    );
  }
  if (step?.kind === 'in-person' || step?.kind === 'full') {
    return (
      <Dialog
        open
        onClose={close}
        title={step.kind === 'full' ? 'Inscrições Encerradas' : 'Inscrição'}
        footer={
          <Button variant="secondary" onClick={close}>
            Fechar
          </Button>
        }
      >
        {step.kind === 'full' ? (
          <>
            <p>
              Não há mais vagas disponíveis. Número de inscrições atingidas para esse {processKind.offer}.
            </p>
            <WaitlistLink offer={step.offer} />
          </>
        ) : (
          <InPersonRegistration processKind={processKind} offer={step.offer} />
        )}
      </Dialog>
    );
  }
  if (step?.kind === 'switch') {
    const { registration, offer } = step;
    return (
      <SwitchDialog processKind={processKind} registration={registration} offer={offer} onClose={close} />
    );
  }
  if (step?.kind === 'registered') {
    const { offer, identified, isOwn } = step;
    const [registration = null] = isOwn ? applied : [];
    const isOther = registration !== null && registration.offer !== offer.name;
    return (
      <AttentionDialog
        onClose={close}
        onDeny={() => void openRegistration(identified, offer)}
        action={
          isOther &&
          isSwitchable(registration) && (
            <Button onClick={() => onStep({ kind: 'switch', offer, registration })}>
              Trocar de {processKind.offer}
            </Button>
          )
        }
        note={
          registration ? (
            <>
              Sua inscrição é em <strong>{registration.offer}</strong>
              {registration.number && <WrapText>{`, número ${registration.number}`}</WrapText>}.
              {isOther && !isSwitchable(registration) && (
                <> Para trocar de {processKind.offer}, fale com a unidade.</>
              )}
            </>
          ) : (
            `Em “Ver meus cursos” você entra na sua conta e vê em qual ${processKind.offer} está inscrito.`
          )
        }
      >
        {alreadyRegistered(processKind.offer)}
      </AttentionDialog>
    );
  }
  return null;
}

interface InPersonRegistrationProps {
  processKind: ProcessKindConfig;
  offer: Offer;
}

/** Place, times and documents for registrations in person. */
export function InPersonRegistration({ processKind, offer }: InPersonRegistrationProps) {
  const { unit = null, documents = [] } = offer.inPerson ?? {};
  return (
    <div className="stack">
      <p>
        A inscrição no {processKind.offer} <strong>{offer.name}</strong> é feita pessoalmente, pela própria
        pessoa ou por quem é responsável por ela. {periodText(offer)}
      </p>
      <FactList
        facts={[
          ['Onde', unit && formatPlace({ place: unit.name, address: unit.address })],
          ['Horário de atendimento', unit?.opening_hours.join('; ') ?? null],
          ['Telefone', unit?.phone ? formatPhone(unit.phone) : null],
        ]}
      />
      {documents.length > 0 ? (
        <>
          <h3 className="text-md">O que levar</h3>
          <ul className="bullets">
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>Os documentos a levar estão no edital.</p>
      )}
      {!unit && (
        <p>
          Endereços e horários estão em <Link to="/unidades">Unidades</Link>.
        </p>
      )}
    </div>
  );
}

interface AttentionDialogProps {
  onClose: () => void;
  /** Continues with the registration if another user has applied in the person's name. */
  onDeny?: () => void;
  /** The existing registration, or where to find it. */
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Explains why a person cannot register again, with a link to their registrations (A 2.10, A 8, B 8). */
const AttentionDialog = ({ onClose, onDeny, note, action, children }: AttentionDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Atenção"
    footer={
      <>
        {action}
        <ButtonLink to="/login" variant={action ? 'secondary' : 'primary'}>
          Ver meus cursos
        </ButtonLink>
        <Button variant="secondary" onClick={onClose}>
          Fechar
        </Button>
        {onDeny && (
          <Button variant="quiet" onClick={onDeny}>
            Não fui eu
          </Button>
        )}
      </>
    }
  >
    <p>{children}</p>
    {note && <p>{note}</p>}
    {onDeny && (
      <p>
        Se não foi você, inscreva-se com seus dados e seu próprio e-mail: a unidade confere os documentos de
        cada inscrição.
      </p>
    )}
  </Dialog>
);

interface FailureNotesProps {
  failure: RegistrationFailure;
  onSeen: () => void;
  children?: ReactNode;
}

/** Shows why a registration was rejected: in the dialog 'Atenção', and on the page until the next attempt (A 8, B 8). */
export function FailureNotes({ failure, onSeen, children }: FailureNotesProps) {
  if (!failure) return null;
  if (failure.kind !== 'refused') {
    const [title, advice] =
      failure.kind === 'uncertain'
        ? ['Não sabemos se sua inscrição chegou', 'continua aqui, e ninguém é inscrito duas vezes.']
        : ['Sua inscrição ainda não foi enviada', 'continua aqui.'];
    return (
      <Alert tone="error" title={title}>
        <p>{`${failure.text} O que você digitou ${advice}`}</p>
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="error"
        title={failure.doubtful ? 'Talvez sua inscrição já tenha chegado' : 'Sua inscrição não foi feita'}
      >
        <p>{failure.text}</p>
        {failure.doubtful && <p>Confira em Ver meus cursos ou no seu e-mail.</p>}
        {children}
      </Alert>
      {!failure.seen && <AttentionDialog onClose={onSeen}>{failure.text}</AttentionDialog>}
    </>
  );
}

interface SwitchDialogProps {
  processKind: ProcessKindConfig;
  registration: SwitchableOffer;
  offer: Offer;
  onClose: () => void;
}

/** Shows the position that another offer would give, and switches only after confirmation of that position. */
function SwitchDialog({ processKind, registration, offer, onClose }: SwitchDialogProps) {
  const { offer: kind } = processKind;
  const { id } = registration;
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const preview = useQuery({
    queryKey: ['candidate', 'offer-switch', kind, id, offer.id],
    queryFn: ({ signal }) => previewSwitch(kind, id, offer.id, signal),
    retry: false,
    gcTime: 0,
  });

  async function confirm(position: number) {
    setBusy(true);
    setError('');
    try {
      const made = await switchOffer(kind, id, offer.id, position);
      toast(`${offer.name}: posição ${made.position}ª, inscrição ${made.number}.`, {
        title: kind === 'curso' ? 'Curso trocado' : 'Cargo trocado',
        tone: 'success',
        duration: Number.POSITIVE_INFINITY,
      });
      onClose();
      void queryClient.invalidateQueries();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
      if (failure.status === 409) await preview.refetch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Trocar de ${kind}`}
      footer={
        <>
          {preview.data && (
            <Button busy={busy} onClick={() => void confirm(preview.data.position)}>
              Trocar para {offer.name}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Manter {registration.offer}
          </Button>
        </>
      }
    >
      <AsyncRegion
        query={preview}
        loading={<Skeleton kind="text" count={3} label={`Vendo a posição no outro ${kind}…`} />}
        empty={() => false}
        failedTitle="Não dá para trocar agora"
      >
        {(standing) => (
          <>
            <p>
              Hoje: <strong>{registration.offer}</strong>
              {registration.progress && `, posição ${formatPosition(registration.progress)}`}.
            </p>
            <p>
              Com a troca: <strong>{offer.name}</strong>, posição <strong>{formatPosition(standing)}</strong>.
            </p>
            <p>
              Até você confirmar, nada muda. Depois, a vaga em {registration.offer} fica livre para outra
              pessoa.
            </p>
            {kind === 'cargo' && (
              <p>
                Seu currículo vai junto, como foi enviado. Para mudar o currículo, cancele a inscrição em
                “Acompanhar inscrição” e inscreva-se de novo: a posição de agora se perde.
              </p>
            )}
          </>
        )}
      </AsyncRegion>
      {error && <Alert tone="error">{error}</Alert>}
    </Dialog>
  );
}

/** Requests the standing that another offer of the same process would give now; beyond the bare contract. */
const previewSwitch = (
  kind: ProcessKindConfig['offer'],
  id: number,
  offerId: number,
  signal: AbortSignal,
): Promise<Standing> =>
  kind === 'curso'
    ? call(previewCourseSwitch, { params: { id }, query: { selection_process_item_id: offerId }, signal })
    : call(previewPositionSwitch, {
        params: { id },
        query: { pss_selection_process_item_id: offerId },
        signal,
      });

/** Switches, unless the position would exceed `position`. */
const switchOffer = (kind: ProcessKindConfig['offer'], id: number, offerId: number, position: number) =>
  kind === 'curso'
    ? call(switchCourse, { params: { id }, body: { selection_process_item_id: offerId, position } })
    : call(switchPosition, { params: { id }, body: { pss_selection_process_item_id: offerId, position } });
