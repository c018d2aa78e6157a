import { homeQuery } from '@portal/shared/api';
import { preload, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useSearchParams } from '@portal/shared/router';
import { ChosenOffer } from '@portal/shared/selection-process/chosen-offer';
import { Unidentified } from '@portal/shared/selection-process/unidentified';
import { useIdentification } from '@portal/shared/selection-process/use-identification';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { Container } from '@portal/shared/ui/container';
import { FormPanel } from '@portal/shared/ui/form-panel';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useHydrated } from '@portal/shared/ui/use-hydrated';
import { coursesOf, psg } from '../../domain/psg.ts';
import { type RegistrationOffer, registrationOffer } from '../../domain/registration-offer.ts';
import { psgProcessQuery } from '../notice/notice.queries.ts';
import { NeedsScript } from './needs-script.tsx';
import styles from './registration.module.css';
import { RegistrationForm } from './registration-form.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const offer = registrationOffer(new URL(request.url).searchParams);
  return preload(context, homeQuery(), ...(offer ? [psgProcessQuery(String(offer.process))] : []));
}

/** /psg_cadastro?process=&course=&courseName=: applies for a free course (A 2.12). */
export function Component() {
  const [search] = useSearchParams();
  const offer = registrationOffer(search);
  return (
    <>
      <PageHeader title="Inscrição" lead={offer?.courseName || undefined} breadcrumbs={[psg.list]} noindex />
      <Container>
        {offer ? (
          <Registration offer={offer} />
        ) : (
          <Unidentified programme={psg} processId={search.get('process')} />
        )}
      </Container>
    </>
  );
}

function Registration({ offer }: { offer: RegistrationOffer }) {
  const hydrated = useHydrated();
  const identified = useIdentification();
  const process = useQuery(psgProcessQuery(String(offer.process)));
  // Undefined while the process is not known, null where it has no such course.
  const course = process.data && (coursesOf(process.data).find(({ id }) => id === offer.course) ?? null);
  if (hydrated && !identified) return <Unidentified programme={psg} processId={String(offer.process)} />;
  return (
    <div className={styles.registration}>
      <AsyncRegion
        query={process}
        loading={<Skeleton kind="text" count={6} label="Carregando o curso…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o curso"
      >
        {(data) => <ChosenOffer programme={psg} process={data} offer={course ?? null} />}
      </AsyncRegion>
      {course !== null && (
        <FormPanel>
          {identified ? (
            <RegistrationForm
              offer={offer}
              identified={identified}
              courseName={course?.name ?? offer.courseName}
              processName={process.data?.name ?? null}
            />
          ) : (
            <NeedsScript />
          )}
        </FormPanel>
      )}
    </div>
  );
}
