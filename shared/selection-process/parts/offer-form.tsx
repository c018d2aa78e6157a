import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Identification } from '../rules/identification.ts';
import { closedReason, offersByState } from '../rules/offer-state.ts';
import type { Offer, ProcessKindConfig } from '../rules/process.ts';
import { useOpenRegistration } from './identification-dialog.tsx';
import styles from './offer-form.module.css';
import { useOfferState, WaitlistLink } from './registration-button.tsx';

interface OfferFormProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  /** Null until the process is loaded: the form stays the same when it is. */
  chosen: Offer | null;
  identified: Identification;
  /** Refetches the process: only the server knows the remaining vacancies. */
  refetch: () => void;
  children: (onRefused: () => void) => ReactNode;
}

const unknownOffer = { start_date: null, end_date: null, open_vacancies: null };

/** Form of a registration. If its offer closes or fills up, it shows this with alternatives; the form stays. */
export function OfferForm({ children, chosen, refetch, ...rest }: OfferFormProps) {
  const state = useOfferState(chosen ?? unknownOffer);
  const [isRefused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (chosen && state?.kind === 'open' && !wasOpen) setWasOpen(true);
  const closed = chosen && (state?.kind === 'full' || state?.kind === 'ended') && (
    <ClosedOffer {...rest} chosen={chosen} kind={state.kind} isSudden={wasOpen && !isRefused} />
  );
  return (
    <>
      {!isRefused && closed}
      {children(() => {
        setRefused(true);
        refetch();
      })}
      {/* Where the error is read. */}
      {isRefused && closed}
    </>
  );
}

interface ClosedOfferProps extends Omit<OfferFormProps, 'chosen' | 'refetch' | 'children'> {
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
            <ul className={styles.others}>
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
