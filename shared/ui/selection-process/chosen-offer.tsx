import { placesOf } from '@portal/runtime/selection-process/places';
import type {
  Offer,
  ProcessKindConfig,
  ShownProcess,
} from '@portal/runtime/selection-process/process-kind-config';
import { ButtonLink } from '@portal/ui/button';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { TitleLines } from '../page-header/title-lines.tsx';
import { useMedia } from '../use-media/use-media.ts';
import styles from './chosen-offer.module.css';
import { OfferList } from './offer-list.tsx';

interface ChosenOfferProps {
  processKind: ProcessKindConfig;
  process: ShownProcess;
  /** The course or position that was chosen; null where the process has none such. */
  offer: Offer | null;
}

/** Where the form stands beside what it is for. */
const BESIDE = '(min-width: 64em)';

/**
 * What a person applies for: process, places, offer, and the way back to the notice (A 2.12, B 2.5). Above the form it is
 * folded into one line.
 */
export function ChosenOffer({ processKind, process, offer }: ChosenOfferProps) {
  const isBeside = useMedia(BESIDE);
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
