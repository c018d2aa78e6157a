import { getSession } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { now } from '@portal/contract/clock';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Identification, identificationState } from '../rules/identification.ts';
import { offersByState } from '../rules/offer-state.ts';
import { type Offer, type ProcessKindConfig, registrationAddress } from '../rules/process-kind-config.ts';
import { closedReason } from '../rules/registration-window.ts';
import styles from './closed-offer.module.css';
import { WaitlistLink } from './waitlist-link.tsx';

interface ClosedOfferProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  chosen: Offer;
  identified: Identification;
  kind: 'full' | 'ended';
  /** Whether it closed while the form was open. */
  isSudden: boolean;
}

/** Reports that an offer has closed, with alternatives that keep the typed values. */
export function ClosedOffer({
  processKind,
  processId,
  offers,
  chosen,
  identified,
  kind,
  isSudden,
}: ClosedOfferProps) {
  const navigate = useNavigate();
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

  const applyFor = (offer: Offer) =>
    navigate(registrationAddress(processKind, processId, offer), {
      state: identificationState(identified, getSession()),
    });

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
                  <Button variant="secondary" onClick={() => void applyFor(offer)}>
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
