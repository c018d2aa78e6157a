import { ButtonLink } from '@portal/ui/button';
import { Disclosure } from '@portal/ui/disclosure';
import { TitleLines } from '@portal/ui/page-header/title-lines';
import { useMedia } from '@portal/ui/use-media';
import { placesOf } from '../rules/places.ts';
import type { Offer, ProcessKindConfig, ShownProcess } from '../rules/process-kind-config.ts';
import styles from './chosen-offer.module.css';
import { OfferList } from './offer-list.tsx';

interface ChosenOfferProps {
  processKind: ProcessKindConfig;
  process: ShownProcess;
  /** Selected course or position; null if the process does not have it. */
  offer: Offer | null;
}

/** Two columns: the form next to its subject. */
const TWO_COLUMNS = '(min-width: 64em)';

/**
 * Subject of a registration: process, places, offer, and the way back to the notice (A 2.12, B 2.5). In one column it
 * is collapsed.
 */
export function ChosenOffer({ processKind, process, offer }: ChosenOfferProps) {
  const isBeside = useMedia(TWO_COLUMNS);
  return (
    <Disclosure summary={`Dados do ${processKind.offer} e do processo`} open={isBeside || offer === null}>
      <div className={styles.chosen}>
        <div>
          <h2 className={styles.process}>
            <TitleLines title={process.name} />
          </h2>
          <p className={styles.places}>{placesOf(process)}</p>
        </div>
        <OfferList
          offers={offer ? [offer] : []}
          empty={`Este processo seletivo não tem o ${processKind.offer} escolhido`}
        />
        <ButtonLink to={processKind.noticePath(process.id)} variant="secondary">
          Voltar ao edital
        </ButtonLink>
      </div>
    </Disclosure>
  );
}
