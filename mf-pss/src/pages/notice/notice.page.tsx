import { preload, useQuery } from '@portal/runtime/query';
import { type LoaderFunctionArgs, useLoaderData, useParams } from '@portal/runtime/router';
import type { PssProcess } from '@portal/shared/contract/pss-selection-processes';
import { publicOrigin } from '@portal/shared/format/public-origin';
import { MissingNotice } from '@portal/ui/selection-process/missing-notice';
import { Notice } from '@portal/ui/selection-process/notice';
import { isListed, positionOf, pss } from '../../domain/pss.ts';
import { pssProcessQuery } from './notice.queries.ts';
import { NoticeMeta } from './notice-meta.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await preload(context, pssProcessQuery(params.id ?? ''));
  return { origin: publicOrigin(request.url) };
}

const listedPositions = ({ items_pss }: PssProcess) => items_pss.filter(isListed).map(positionOf);

/** /pss_edital/{id}: an open process with its documents and positions (B 2.3). */
export function Component() {
  const { id = '' } = useParams();
  const { origin } = useLoaderData<typeof loader>();
  const query = useQuery(pssProcessQuery(id));
  return (
    <>
      {query.data && <NoticeMeta process={query.data} origin={origin} seenAt={query.dataUpdatedAt} />}
      <Notice processKind={pss} query={query} offersOf={listedPositions} noOffers="Não há cursos" />
    </>
  );
}

export const ErrorBoundary = () => <MissingNotice processKind={pss} />;
