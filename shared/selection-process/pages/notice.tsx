import { portalUrl } from '@portal/client/addresses/portal-url';
import { useSession } from '@portal/client/session';
import type { SchemaData } from '@portal/contract/format/schema-org';
import { institution } from '@portal/contract/institution';
import { Container } from '@portal/ui/container';
import { ShareBar } from '@portal/ui/share-bar';
import { StructuredData } from '@portal/ui/structured-data';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { WrapText } from '@portal/ui/wrap-text';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { myApplicationsQuery } from '../data/applicant.queries.ts';
import { ContinueRegistration, useResumedOffer } from '../parts/continue-registration.tsx';
import { useKnownIdentity, useStartRegistration } from '../parts/identification-dialog.tsx';
import { RegistrationButton } from '../parts/registration-button.tsx';
import { RegistrationDialogs, type RegistrationStep } from '../parts/registration-dialogs.tsx';
import { type Application, isActive } from '../rules/applications.ts';
import { isFull, sortByUrgency } from '../rules/offer-state.ts';
import { noticeMessage, openingText } from '../rules/offer-texts.ts';
import type { LoadedNotice, Offer, Process } from '../rules/process.ts';
import styles from './process.module.css';
import { ProcessPage, type ProcessPageProps } from './process-page.tsx';

interface NoticeProps<Each extends Offer> extends Pick<ProcessPageProps, 'processKind' | 'note' | 'image'> {
  query: UseQueryResult<Process<Each>>;
  describe: (notice: LoadedNotice<Each>) => SchemaData[];
}

/** Open process, with the registration of each offer (A 2.10, B 2.3). */
export function Notice<Each extends Offer>({ describe, ...props }: NoticeProps<Each>) {
  const [step, setStep] = useState<RegistrationStep | null>(null);
  const { processKind, query } = props;
  const process = query.data;
  const { kind: session } = useSession();
  const { data: mine = [] } = useQuery({
    ...myApplicationsQuery(processKind.kind),
    enabled: session === 'candidate',
  });
  const applied = mine.filter((each) => each.processId === process?.id && isActive(each));
  const known = useKnownIdentity();
  const start = useStartRegistration();
  const seenAt = useSeenAt(query.dataUpdatedAt);
  // Keeps the initial order: a course that closes must not move under a finger.
  const offers = sortByUrgency<Offer>(process?.offers ?? [], seenAt);
  const opening = openingText(processKind, offers, seenAt);
  const url = process ? portalUrl(processKind.noticePath(process.id)) : null;
  const described = process ? describe({ process, url, now: seenAt }) : [];

  async function choose(offer: Offer) {
    const first = getFirstStep(offer, known !== null);
    setStep(first);
    if (first.kind !== 'checking' || !known) return;
    const isRegistered = await start(known, offer);
    const next = isRegistered
      ? ({ kind: 'registered', offer, identified: known, isOwn: true } as const)
      : null;
    // Another offer may have been selected meanwhile.
    setStep((now) => (now === first ? next : now));
  }

  useResumedOffer(process?.offers ?? null, (offer) => void choose(offer));

  return (
    <>
      <ProcessPage
        {...props}
        offers={offers}
        loadingLabel="Carregando o edital…"
        failedTitle="Não foi possível carregar o edital"
        intro={
          <>
            <noscript>
              <p className={`measure mb-5 superficie ${styles.noScript}`}>
                A inscrição pela internet precisa de JavaScript. Ative-o no navegador ou inscreva-se em uma
                unidade do {institution.brand}.
              </p>
            </noscript>
            {process && <ContinueRegistration path={processKind.noticePath(process.id)} />}
            {applied.length > 0 && <Applied applied={applied} />}
            {applied.length === 0 && opening && <p className="measure bold mb-5">{opening}</p>}
          </>
        }
        action={(offer) => (
          <RegistrationButton
            offer={offer}
            busy={step?.kind === 'checking' && step.offer.id === offer.id}
            onChoose={() => void choose(offer)}
          />
        )}
      />
      {process && (
        <Container>
          <div className="py-6">
            <ShareBar title={process.name} message={noticeMessage(processKind, process, offers, seenAt)} />
          </div>
        </Container>
      )}
      {described.length > 0 && <StructuredData key={process?.id} data={described} />}
      <RegistrationDialogs processKind={processKind} step={step} onStep={setStep} applied={applied} />
    </>
  );
}

const formatApplied = ({ offer, number }: Application): string =>
  number === null ? offer : `${offer} (inscrição ${number})`;

/** Not saved offline: others may read the device's copy. */
const Applied = ({ applied }: { applied: readonly Application[] }) => (
  <p className="measure bold mb-5" data-not-kept>
    <WrapText>{`Você já está inscrito: ${applied.map(formatApplied).join(', ')}.`}</WrapText>{' '}
    <Link to="/area_do_candidato">Acompanhar inscrição</Link>
  </p>
);

/** Asks for the identification only if a form follows (A 4), and not for candidates whose profile has it. */
const getFirstStep = (offer: Offer, isKnown: boolean): RegistrationStep => ({
  kind: isFull(offer) ? 'full' : offer.inPerson ? 'in-person' : isKnown ? 'checking' : 'identification',
  offer,
});
