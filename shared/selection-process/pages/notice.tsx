import { institution } from '@portal/contract/institution';
import { Container } from '@portal/ui/container';
import { ShareBar } from '@portal/ui/share-bar';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AppliedOffer } from '../data/my-processes.ts';
import { ContinueRegistration } from '../parts/continue-registration.tsx';
import { useKnownIdentity, useStartRegistration } from '../parts/identification-dialog.tsx';
import { RegistrationButton } from '../parts/registration-button.tsx';
import { RegistrationDialogs, type RegistrationStep } from '../parts/registration-dialogs.tsx';
import { useResumedOffer } from '../parts/use-resumed-offer.ts';
import { isFull, sortByUrgency } from '../rules/offer-state.ts';
import { noticeMessage, openingText } from '../rules/offer-texts.ts';
import type { Offer, ShownProcess } from '../rules/process.ts';
import styles from './notice.module.css';
import { ProcessPage, type ProcessPageProps } from './process-page.tsx';

interface NoticeProps<Process extends ShownProcess> extends ProcessPageProps<Process> {
  /** The visitor's registrations in this process. */
  applied: readonly AppliedOffer[];
}

/** Open process, with the registration of each offer (A 2.10, B 2.3). */
export function Notice<Process extends ShownProcess>({ applied, ...props }: NoticeProps<Process>) {
  const [step, setStep] = useState<RegistrationStep | null>(null);
  const { processKind } = props;
  const known = useKnownIdentity();
  const start = useStartRegistration(processKind);
  const seenAt = useSeenAt(props.query.dataUpdatedAt);
  // Keeps the initial order: a course that closes must not move under a finger.
  const offersOf = (process: Process) => sortByUrgency(props.offersOf(process), seenAt);

  async function choose(offer: Offer, processId: number) {
    const first = getFirstStep(offer, processId, known !== null);
    setStep(first);
    if (first.kind !== 'checking' || !known) return;
    const outcome = await start(known, processId, offer);
    const next =
      outcome === 'registered' ? { ...first, kind: outcome, identified: known, isOwn: true } : null;
    // Another offer may have been selected meanwhile.
    setStep((now) => (now === first ? next : now));
  }

  const process = props.query.data;
  useResumedOffer(process ? props.offersOf(process) : null, (offer) => {
    if (process) void choose(offer, process.id);
  });

  return (
    <>
      <ProcessPage
        {...props}
        offersOf={offersOf}
        loadingLabel="Carregando o edital…"
        failedTitle="Não foi possível carregar o edital"
        intro={(offers) => (
          <>
            <noscript>
              <p className={styles.noScript}>
                A inscrição pela internet precisa de JavaScript. Ative-o no navegador ou inscreva-se em uma
                unidade do {institution.brand}.
              </p>
            </noscript>
            {process && <ContinueRegistration path={processKind.noticePath(process.id)} />}
            {applied.length > 0 ? (
              <Applied offers={applied} />
            ) : (
              <Opening text={openingText(processKind, offers, seenAt)} />
            )}
          </>
        )}
        action={(offer, { id }) => (
          <RegistrationButton
            offer={offer}
            waitlistPath={processKind.waitlistPath}
            busy={step?.kind === 'checking' && step.offer.id === offer.id}
            onChoose={() => void choose(offer, id)}
          />
        )}
      />
      {process && (
        <Container>
          <div className={styles.share}>
            <ShareBar
              title={process.name}
              message={noticeMessage(processKind, process, offersOf(process), seenAt)}
            />
          </div>
        </Container>
      )}
      <RegistrationDialogs processKind={processKind} step={step} onStep={setStep} applied={applied} />
    </>
  );
}

const Opening = ({ text }: { text: string | null }) => text && <p className={styles.opening}>{text}</p>;

const formatApplied = ({ name, number }: AppliedOffer): string =>
  number === null ? name : `${name} (inscrição ${number})`;

/** Not saved offline: others may read the device's copy. */
const Applied = ({ offers }: { offers: readonly AppliedOffer[] }) => (
  <p className={styles.opening} data-not-kept>
    Você já está inscrito: {offers.map(formatApplied).join(', ')}.{' '}
    <Link to="/area_do_candidato">Acompanhar inscrição</Link>
  </p>
);

/** Asks for the identification only if a form follows (A 4), and not for candidates whose profile has it. */
const getFirstStep = (offer: Offer, processId: number, isKnown: boolean): RegistrationStep => ({
  kind: isFull(offer) ? 'full' : offer.inPerson ? 'in-person' : isKnown ? 'checking' : 'identification',
  offer,
  processId,
});
