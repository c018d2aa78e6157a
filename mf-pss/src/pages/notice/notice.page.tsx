import { preload } from '@portal/runtime/preload';
import { appliedPositions } from '@portal/runtime/selection-process/applied-offers';
import { pssProcessesQuery } from '@portal/runtime/selection-process/my-processes.queries';
import { useSession } from '@portal/shared/session';
import { MissingNotice } from '@portal/ui/selection-process/missing-notice';
import { Notice } from '@portal/ui/selection-process/notice';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { listedPositions, pss } from '../../domain/pss.ts';
import { pssProcessQuery } from './notice.queries.ts';
import { noticeImage } from './notice-image.ts';
import { NoticeSchema } from './notice-schema.tsx';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pssProcessQuery(params.id ?? ''));

/** /pss_edital/{id}: an open process with its documents and positions (B 2.3). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(pssProcessQuery(id));
  const seenAt = useSeenAt(query.dataUpdatedAt);
  const session = useSession();
  const { data: applied = [] } = useQuery({
    ...pssProcessesQuery(),
    enabled: session.kind === 'candidate',
    select: (mine) => appliedPositions(mine, Number(id)),
  });
  return (
    <>
      <Notice
        processKind={pss}
        query={query}
        applied={applied}
        offersOf={listedPositions}
        noOffers="Não há cursos"
        image={query.data && noticeImage(query.data)}
      />
      {query.data && <NoticeSchema process={query.data} seenAt={seenAt} />}
    </>
  );
}

export const ErrorBoundary = () => <MissingNotice processKind={pss} />;
