import type { Identification } from '@portal/runtime/selection-process/identification';
import type {
  Offer,
  ProcessKindConfig,
  ShownProcess,
} from '@portal/runtime/selection-process/process-kind-config';
import type { RegistrationOffer } from '@portal/runtime/selection-process/registration-offer';
import { AsyncRegion } from '@portal/ui/async-region';
import { PageMeta } from '@portal/ui/page-meta';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Container } from '../container/container.tsx';
import { FormPanel } from '../form-panel/form-panel.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import { ChosenOffer } from './chosen-offer.tsx';
import { NeedsScript } from './needs-script.tsx';
import { OwnAccountNote } from './own-account-note.tsx';
import styles from './registration-page.module.css';
import { Unidentified } from './unidentified.tsx';
import { useIdentification } from './use-identification.ts';

/** What a registration's form is about. */
export interface FormSubject {
  offer: RegistrationOffer;
  identified: Identification;
  /** Null while it is not known. */
  chosen: Offer | null;
  /** Null while it is not known. */
  process: Omit<ShownProcess, 'id' | 'documents'> | null;
}

interface RegistrationPageProps<Process extends ShownProcess> {
  processKind: ProcessKindConfig;
  /** What the address names; null where it names no offer. */
  offer: RegistrationOffer | null;
  /** As the address says it, for the way back. */
  processId: string | null;
  /** The title of the tab; 'Inscrição' by default. */
  title?: string;
  useProcess: (id: string) => UseQueryResult<Process>;
  offersOf: (process: Process) => readonly Offer[];
  form: (subject: FormSubject) => ReactNode;
}

const heading = 'Inscrição';

/** The page of a registration: what one applies for, and the form, once the applicant is identified (A 2.12, B 2.5). */
export function RegistrationPage<Process extends ShownProcess>({
  offer,
  title = heading,
  ...rest
}: RegistrationPageProps<Process>) {
  const { processKind, processId } = rest;
  return (
    <>
      <PageMeta title={title} />
      <PageHeader
        title={heading}
        lead={offer?.offerName || undefined}
        breadcrumbs={[processKind.list]}
        meta={false}
      />
      <Container>
        {offer ? (
          <Registration {...rest} offer={offer} />
        ) : (
          <Unidentified processKind={processKind} processId={processId} />
        )}
      </Container>
    </>
  );
}

function Registration<Process extends ShownProcess>({
  processKind,
  offer,
  useProcess,
  offersOf,
  form,
}: Omit<RegistrationPageProps<Process>, 'offer' | 'title'> & { offer: RegistrationOffer }) {
  const hydrated = useHydrated();
  const identified = useIdentification();
  const process = useProcess(String(offer.process));
  // Undefined while the process is not known, null where it has no such offer.
  const chosen = process.data && (offersOf(process.data).find(({ id }) => id === offer.offer) ?? null);
  if (hydrated && !identified) {
    return <Unidentified processKind={processKind} processId={String(offer.process)} />;
  }
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
      {chosen !== null && (
        <FormPanel>
          {identified ? (
            <>
              {chosen && (
                <OwnAccountNote
                  processKind={processKind}
                  processId={offer.process}
                  offer={chosen}
                  identified={identified}
                />
              )}
              {form({
                offer,
                identified,
                chosen: chosen ?? null,
                process: process.data ?? null,
              })}
            </>
          ) : (
            <NeedsScript />
          )}
        </FormPanel>
      )}
    </div>
  );
}
