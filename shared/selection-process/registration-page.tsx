import type { UseQueryResult } from '@portal/shared/query';
import type { ReactNode } from 'react';
import { AsyncRegion } from '../ui/async-region/async-region.tsx';
import { Container } from '../ui/container/container.tsx';
import { FormPanel } from '../ui/form-panel/form-panel.tsx';
import { PageHeader } from '../ui/page-header/page-header.tsx';
import { PageMeta } from '../ui/page-meta/page-meta.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { useHydrated } from '../ui/use-hydrated/use-hydrated.tsx';
import { ChosenOffer } from './chosen-offer.tsx';
import type { Identification } from './identification.ts';
import { NeedsScript } from './needs-script.tsx';
import type { Offer, Programme, ShownProcess } from './programme.ts';
import type { RegistrationOffer } from './registration-offer.ts';
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
  processName: string | null;
}

interface RegistrationPageProps<Process extends ShownProcess> {
  programme: Programme;
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

/** The page of a registration: what one applies for, and the form of whoever said who they are (A 2.12, B 2.5). */
export function RegistrationPage<Process extends ShownProcess>({
  offer,
  title = heading,
  ...rest
}: RegistrationPageProps<Process>) {
  const { programme, processId } = rest;
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHeader
        title={heading}
        lead={offer?.offerName || undefined}
        breadcrumbs={[programme.list]}
        meta={false}
      />
      <Container>
        {offer ? (
          <Registration {...rest} offer={offer} />
        ) : (
          <Unidentified programme={programme} processId={processId} />
        )}
      </Container>
    </>
  );
}

function Registration<Process extends ShownProcess>({
  programme,
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
    return <Unidentified programme={programme} processId={String(offer.process)} />;
  }
  return (
    <div className={styles.registration}>
      <AsyncRegion
        query={process}
        loading={<Skeleton kind="text" count={6} label={`Carregando o ${programme.offer}…`} />}
        empty={() => false}
        failedTitle={`Não foi possível carregar o ${programme.offer}`}
      >
        {(data) => <ChosenOffer programme={programme} process={data} offer={chosen ?? null} />}
      </AsyncRegion>
      {chosen !== null && (
        <FormPanel>
          {identified ? (
            form({
              offer,
              identified,
              chosen: chosen ?? null,
              processName: process.data?.name ?? null,
            })
          ) : (
            <NeedsScript />
          )}
        </FormPanel>
      )}
    </div>
  );
}
