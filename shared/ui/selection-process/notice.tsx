import type { Offer, ShownProcess } from '@portal/runtime/selection-process/process-kind-config';
import { useState } from 'react';
import styles from './notice.module.css';
import { ProcessPage, type ProcessPageProps } from './process-page.tsx';
import { RegistrationButton } from './registration-button.tsx';
import { RegistrationDialogs, type RegistrationStep } from './registration-dialogs.tsx';

/** An open process, with the way into the registration for each offer (A 2.10, B 2.3). */
export function Notice<Process extends ShownProcess>(props: ProcessPageProps<Process>) {
  const [step, setStep] = useState<RegistrationStep | null>(null);
  return (
    <>
      <ProcessPage
        {...props}
        loadingLabel="Carregando o edital…"
        failedTitle="Não foi possível carregar o edital"
        intro={
          <noscript>
            <p className={styles.noScript}>
              A inscrição pela internet precisa de JavaScript. Ative-o no navegador ou inscreva-se em uma
              unidade do Senac.
            </p>
          </noscript>
        }
        action={(offer, { id }) => (
          <RegistrationButton offer={offer} onChoose={() => setStep(firstStep(offer, id))} />
        )}
      />
      <RegistrationDialogs processKind={props.processKind} step={step} onStep={setStep} />
    </>
  );
}

/** Without vacancies the identification is not asked for (A 4). */
const firstStep = (offer: Offer, processId: number): RegistrationStep => ({
  kind: offer.open_vacancies !== null && offer.open_vacancies <= 0 ? 'full' : 'identification',
  offer,
  processId,
});
