import { fileUrl } from '@portal/client/addresses/file-url';
import { truncate } from '@portal/contract/format/truncate';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { type PreloadableQuery, preload, queryClientContext } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { MissingPage } from '@portal/ui/missing-page';
import { PageHeader } from '@portal/ui/page-header';
import type { ShareImage } from '@portal/ui/page-meta';
import { SaveOffline } from '@portal/ui/save-offline';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import { OfferList } from '../parts/offer-list.tsx';
import { ProcessDocuments, publishedDocuments } from '../parts/process-documents.tsx';
import { WaitlistLink } from '../parts/registration-button.tsx';
import { type Offer, type Process, type ProcessKindConfig, placesOf } from '../rules/process.ts';

export interface ProcessPageProps {
  processKind: ProcessKindConfig;
  query: UseQueryResult<Process>;
  offers: readonly Offer[];
  /** Text without offers (A 2.10, B 2.3). */
  noOffers?: string;
  action: (offer: Offer) => ReactNode;
  note?: (offer: Offer) => ReactNode;
  /** Heading instead of the process's name, which is then shown above the places. */
  title?: string;
  /** Picture for shared links; by default the portal's. */
  image?: ShareImage | null;
  failedTitle: string;
  loadingLabel: string;
  intro?: ReactNode;
}

/** Process with its documents and offers: body of open and closed notices of PSG and PSS. */
export function ProcessPage({
  processKind,
  query,
  offers,
  noOffers = 'Não há cursos',
  note,
  title,
  image,
  failedTitle,
  loadingLabel,
  intro,
  action,
}: ProcessPageProps) {
  const places = query.data && placesOf(query.data);
  const name = query.data?.name ?? processKind.process;
  return (
    <>
      <PageHeader
        title={title ?? name}
        lead={title ? [query.data?.name, places].filter(Boolean).join(' — ') : places}
        description={query.data && describeProcess(processKind, places, offers)}
        image={image}
        breadcrumbs={[processKind.list]}
      />
      <AsyncRegion
        banded
        query={query}
        loading={<Skeleton kind="table" count={4} label={loadingLabel} />}
        failedTitle={failedTitle}
      >
        {(process) => (
          <>
            <Section title="Documentos">
              <ProcessDocuments documents={process.documents} />
            </Section>
            <Section title={processKind.offersTitle} tone="areia">
              {intro}
              <OfferList offers={offers} empty={noOffers} action={action} note={note} />
              <div className="mt-5">
                <SaveOffline title={process.name} files={listFiles(process.documents)} />
              </div>
            </Section>
          </>
        )}
      </AsyncRegion>
    </>
  );
}

const listFiles = (documents: Process['documents']): string[] =>
  publishedDocuments(documents)
    .map(({ filename }) => fileUrl(filename))
    .filter((url) => url !== undefined);

/** Maximum length of a description in shared links. */
const MAX_DESCRIPTION = 200;

/** Description for search engines and shared links. */
const describeProcess = (
  { list }: ProcessKindConfig,
  places: string | undefined,
  offers: readonly Offer[],
): string =>
  truncate(
    [[list.label, places].filter(Boolean).join(' em '), offers.map(({ name }) => name).join(', ')]
      .filter(Boolean)
      .join(': '),
    MAX_DESCRIPTION,
  );

/** Query of a process by its id. `Answer` is the response. */
export type ProcessQuery<Answer> = (
  id: string,
) => UseQueryOptions<Answer, Error, Process, string[]> & PreloadableQuery;

/** Creates the page of a closed process, read-only: each offer is 'Encerrado' (A 2.11, B 2.4). */
export const closedNoticePage = <Answer extends { status: number }>(
  processKind: ProcessKindConfig,
  processQuery: ProcessQuery<Answer>,
  texts: Pick<ProcessPageProps, 'noOffers' | 'title'> = {},
) => ({
  /** @throws a redirect to the notice of an open process, so that it is not shown as closed */
  async loader({ context, params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
    const query = processQuery(id);
    await preload(context, query);
    const process: Answer | undefined = context.get(queryClientContext).getQueryData(query.queryKey);
    if (process && isOpenProcess(process.status)) throw redirect(processKind.noticePath(id));
    return null;
  },
  Component() {
    const query = useQuery(processQuery(useParams().id ?? ''));
    return (
      <ProcessPage
        {...texts}
        processKind={processKind}
        query={query}
        offers={query.data?.offers ?? []}
        loadingLabel="Carregando o resultado…"
        failedTitle="Não foi possível carregar este processo seletivo"
        action={(offer) => (
          <>
            <Button variant="secondary" disabledReason="As inscrições deste processo terminaram.">
              Encerrado
            </Button>
            <WaitlistLink offer={offer} />
          </>
        )}
      />
    );
  },
  ErrorBoundary: () => <MissingNotice processKind={processKind} />,
});

/** Replaces a missing notice (A 2.10, B 2.3). */
export const MissingNotice = ({ processKind: { list } }: { processKind: ProcessKindConfig }) => (
  <MissingPage
    lead="Este edital não existe ou saiu do ar. Confira o número na lista, ou procure pelo número: “edital 50”."
    breadcrumbs={[list]}
  >
    <ButtonLink to={list.to}>Ver os processos seletivos</ButtonLink>
    <ButtonLink to="/area_do_candidato" variant="secondary">
      Ver minhas inscrições
    </ButtonLink>
  </MissingPage>
);
