import { registrationOwner } from '@portal/client/draft/draft-record';
import { type Draft, useDraft } from '@portal/client/draft/use-draft';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SubmittedRegistration } from '../data/use-registration.ts';
import styles from '../pages/process.module.css';
import type { Identification } from '../rules/identification.ts';
import { closedReason, offersByState } from '../rules/offer-state.ts';
import type { Offer, Process, ProcessKindConfig, RegistrationOffer } from '../rules/process.ts';
import { useOpenRegistration } from './identification-dialog.tsx';
import { useOfferState, WaitlistLink } from './registration-button.tsx';

/** Properties of the form of PSG or PSS. */
export interface FormSubject {
  offer: RegistrationOffer;
  identified: Identification;
  /** Offer as on its notice; null until loaded. */
  chosen: Offer | null;
  /** Values kept on this device. */
  draft: Draft;
  /** Receives the registration that ends the visit. */
  onRegistered: (registration: SubmittedRegistration) => void;
  /** Called when the server rejects a registration. */
  onRefused: () => void;
}

interface OfferFormProps extends Omit<FormSubject, 'draft' | 'onRefused'> {
  processKind: ProcessKindConfig;
  /** Undefined until it is loaded: the form stays the same when it is. */
  process: Pick<Process, 'name' | 'offers'> | undefined;
  /** Refetches the process: only the server knows the remaining vacancies. */
  refetch: () => void;
  Form: ComponentType<FormSubject>;
}

const unknownOffer = { start_date: null, end_date: null, open_vacancies: null };

/**
 * Form of a registration with its draft on this device (A 2.12, B 2.5, B 4). If its offer closes or fills up, it shows
 * this with alternatives; the form stays.
 */
export function OfferForm({ processKind, process, refetch, Form, ...subject }: OfferFormProps) {
  const { offer, chosen, identified } = subject;
  const owner = registrationOwner(processKind.kind, offer, identified);
  const draft = useDraft(owner, 'application', {
    listPath: processKind.list.to,
    noticePath: processKind.noticePath(offer.process),
    offer: offer.offer,
    offerName: chosen?.name ?? offer.offerName,
    processName: process?.name ?? processKind.process,
  });
  const state = useOfferState(chosen ?? unknownOffer);
  const [isRefused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (chosen && state?.kind === 'open' && !wasOpen) setWasOpen(true);
  const closed = chosen && (state?.kind === 'full' || state?.kind === 'ended') && (
    <ClosedOffer
      processKind={processKind}
      processId={offer.process}
      offers={process?.offers ?? []}
      identified={identified}
      chosen={chosen}
      kind={state.kind}
      isSudden={wasOpen && !isRefused}
    />
  );
  function showRefused() {
    setRefused(true);
    refetch();
  }
  return (
    <>
      {!isRefused && closed}
      {draft ? (
        <Form key={`${owner}:${draft.round}`} {...subject} draft={draft} onRefused={showRefused} />
      ) : (
        <Skeleton kind="text" count={8} label="Preparando o formulário…" />
      )}
      {/* Where the error is read. */}
      {isRefused && closed}
    </>
  );
}

interface ClosedOfferProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  identified: Identification;
  chosen: Offer;
  kind: 'full' | 'ended';
  /** Whether it closed while the form was open. */
  isSudden: boolean;
}

/** Reports that an offer has closed, with alternatives that keep the typed values. */
function ClosedOffer({
  processKind,
  processId,
  offers,
  chosen,
  identified,
  kind,
  isSudden,
}: ClosedOfferProps) {
  const openRegistration = useOpenRegistration(processKind);
  const { open } = offersByState(offers, now());
  const others = open.filter(({ id }) => id !== chosen.id);
  const title =
    kind === 'full'
      ? `As vagas deste ${processKind.offer} acabaram`
      : `As inscrições para este ${processKind.offer} terminaram`;

  const notify = useEffectEvent(() => {
    if (isSudden) toast('O que você digitou continua aqui.', { title, duration: Number.POSITIVE_INFINITY });
  });
  useEffect(() => notify(), []);

  return (
    <div className={styles.closed} role="alert">
      <Alert tone="warning" title={title}>
        <p>
          {closedReason({ kind }, chosen)} O que você digitou continua guardado neste aparelho por 24 horas.
        </p>
        {others.length > 0 && (
          <>
            <p>
              Você pode usar o que já digitou para se inscrever em outro {processKind.offer} deste processo:
            </p>
            <ul className="cluster gap-2 mb-3">
              {others.map((offer) => (
                <li key={offer.id}>
                  <Button
                    variant="secondary"
                    onClick={() => void openRegistration(identified, processId, offer)}
                  >
                    {offer.name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <WaitlistLink path={processKind.waitlistPath} offerName={chosen.name} />
        <p>
          <Link to={processKind.list.to}>Ver todos os processos seletivos</Link>
        </p>
      </Alert>
    </div>
  );
}
