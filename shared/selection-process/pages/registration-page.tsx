import type { DraftSubject } from '@portal/client/draft/draft-record';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { PageMeta } from '@portal/ui/page-meta';
import { Skeleton } from '@portal/ui/skeleton';
import { useHydrated } from '@portal/ui/use-hydrated';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { SubmittedRegistration } from '../data/submitted-registration.ts';
import { ChosenOffer } from '../parts/chosen-offer.tsx';
import { IdentificationRequired } from '../parts/identification-required.tsx';
import { InPersonRegistration } from '../parts/in-person-registration.tsx';
import { OfferForm } from '../parts/offer-form.tsx';
import { OwnAccountNote } from '../parts/own-account-note.tsx';
import { RegisteredDialog } from '../parts/registered-dialog.tsx';
import { RegisteredRegion } from '../parts/registered-region.tsx';
import type { RegistrationReceiptProps } from '../parts/registration-receipt.tsx';
import { RequiresJavaScript } from '../parts/requires-javascript.tsx';
import { useIdentification } from '../parts/use-identification.ts';
import { type TakenState, useSubmittedRegistration } from '../parts/use-submitted-registration.ts';
import { getVisitId, type Identification } from '../rules/identification.ts';
import type { Offer, ProcessKindConfig, ShownProcess } from '../rules/process-kind-config.ts';
import type { RegistrationOffer } from '../rules/registration-offer.ts';
import styles from './registration-page.module.css';

export interface FormSubject {
  offer: RegistrationOffer;
  identified: Identification;
  /** Offer as on its notice; null until loaded. */
  chosen: Offer | null;
  /** Subject of the draft in lists. */
  draftSubject: DraftSubject;
  /** Receives the registration that ends the visit. */
  onRegistered: (registration: SubmittedRegistration) => void;
  /** Called when the server rejects a registration. */
  onRefused: () => void;
}

interface RegistrationPageProps<Process extends ShownProcess> {
  processKind: ProcessKindConfig;
  /** Offer named in the URL; null without one. */
  offer: RegistrationOffer | null;
  /** Id from the URL, for the link to the notice. */
  processId: string | null;
  /** Title of the tab until the registration is complete; 'Inscrição' by default. */
  title?: string;
  useProcess: (id: string) => UseQueryResult<Process>;
  offersOf: (process: Process) => readonly Offer[];
  form: (subject: FormSubject) => ReactNode;
}

const heading = 'Inscrição';

/** Page of a registration: its subject, and the form once the applicant is identified (A 2.12, B 2.5). */
export function RegistrationPage<Process extends ShownProcess>({
  offer,
  title = heading,
  ...rest
}: RegistrationPageProps<Process>) {
  const { processKind, processId } = rest;
  const [taken, take] = useSubmittedRegistration();
  return (
    <>
      <PageMeta title={!offer ? heading : taken.kind === 'none' ? title : 'Inscrição realizada'} />
      <PageHeader
        title={heading}
        lead={offer?.offerName || undefined}
        breadcrumbs={[processKind.list]}
        meta={false}
      />
      <Container>
        {offer ? (
          <Registration {...rest} offer={offer} taken={taken} take={take} />
        ) : (
          <IdentificationRequired processKind={processKind} processId={processId} />
        )}
      </Container>
    </>
  );
}

interface RegistrationProps<Process extends ShownProcess>
  extends Omit<RegistrationPageProps<Process>, 'offer' | 'title'> {
  offer: RegistrationOffer;
  taken: TakenState;
  take: FormSubject['onRegistered'];
}

function Registration<Process extends ShownProcess>({
  processKind,
  offer,
  useProcess,
  offersOf,
  form,
  taken,
  take,
}: RegistrationProps<Process>) {
  const hydrated = useHydrated();
  const identified = useIdentification();
  // Keyed by visit: a dialog open in one must not open in another.
  const visit = getVisitId(useLocation().state);
  const process = useProcess(String(offer.process));
  // Undefined until the process is loaded, null if it does not have the offer.
  const chosen = process.data && (offersOf(process.data).find(({ id }) => id === offer.offer) ?? null);
  if (hydrated && !identified) {
    return <IdentificationRequired processKind={processKind} processId={String(offer.process)} />;
  }
  const subject = {
    offer,
    chosen: chosen ?? null,
    draftSubject: {
      listPath: processKind.list.to,
      noticePath: processKind.noticePath(offer.process),
      offer: offer.offer,
      offerName: chosen?.name ?? offer.offerName,
      processName: process.data?.name ?? processKind.process,
    },
    onRegistered: take,
  };
  return (
    <div className={styles.registration}>
      <AsyncRegion
        query={process}
        loading={<Skeleton kind="text" count={6} label={`Carregando o ${processKind.offer}…`} />}
        empty={() => false}
        failedTitle={`Não foi possível carregar o ${processKind.offer}`}
      >
        {(data) => <ChosenOffer processKind={processKind} process={data} offer={chosen ?? null} />}
      </AsyncRegion>
      {(chosen !== null || taken.kind !== 'none') && (
        <FormPanel>
          {chosen?.inPerson && taken.kind === 'none' ? (
            <InPersonRegistration processKind={processKind} offer={chosen} />
          ) : !identified ? (
            <RequiresJavaScript />
          ) : taken.kind === 'none' ? (
            <>
              {chosen && (
                <OwnAccountNote
                  key={visit}
                  processKind={processKind}
                  processId={offer.process}
                  offer={chosen}
                  identified={identified}
                />
              )}
              {chosen ? (
                <OfferForm
                  key={`${visit}:${chosen.id}`}
                  processKind={processKind}
                  processId={offer.process}
                  offers={process.data ? offersOf(process.data) : []}
                  chosen={chosen}
                  identified={identified}
                  refetch={() => void process.refetch()}
                >
                  {(onRefused) => form({ ...subject, identified, onRefused })}
                </OfferForm>
              ) : (
                form({ ...subject, identified, onRefused: () => void process.refetch() })
              )}
            </>
          ) : (
            <TakenRegistered
              isFresh={taken.kind === 'fresh'}
              receipt={{
                processKind,
                registration: taken.registration,
                offerName: chosen?.name ?? offer.offerName,
                noticePath: processKind.noticePath(offer.process),
                followPath: processKind.followPath(taken.registration.id),
                process: process.data ?? null,
                chosen: chosen ?? null,
              }}
            />
          )}
        </FormPanel>
      )}
    </div>
  );
}

/** The receipt stays on the page and survives a reload; a new registration is also shown in a dialog. */
const TakenRegistered = ({ isFresh, receipt }: { isFresh: boolean; receipt: RegistrationReceiptProps }) => (
  <>
    <RegisteredRegion {...receipt} printed={!isFresh} />
    {isFresh && <RegisteredDialog {...receipt} />}
  </>
);
