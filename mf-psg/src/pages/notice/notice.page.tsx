import { portalUrl } from '@portal/client/addresses/portal-url';
import { preload, queryClientContext } from '@portal/platform/remote';
import { Notice } from '@portal/selection-process/pages/notice';
import { MissingNotice } from '@portal/selection-process/pages/process-page';
import type { Process } from '@portal/selection-process/rules/process';
import { paginate } from '@portal/ui/paginated-list';
import { StructuredData } from '@portal/ui/structured-data';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { type PsgOffer, psg, readPsgProcess } from '../../domain/psg.ts';
import { psgPrograms } from '../../domain/psg-programs.ts';
import { freeCourseQuery, psgProcessQuery } from '../../psg.queries.ts';

/** Loads notes on free courses with the page: later they would move the offers. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const process = psgProcessQuery(params.id ?? '');
  await preload(context, process);
  const loaded = context.get(queryClientContext).getQueryData(process.queryKey);
  const offers = loaded ? readPsgProcess(loaded).offers : [];
  const { shown } = paginate(offers, new URL(request.url).searchParams.get('ofertas'));
  return preload(context, ...shown.map(({ name }) => freeCourseQuery(name)));
}

/** /psg/edital/{id}: an open process with its documents and courses (A 2.10). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(psgProcessQuery(id));
  const seenAt = useSeenAt(query.dataUpdatedAt);
  return (
    <>
      <Notice
        processKind={psg}
        query={query}
        noOffers="Não há cursos"
        note={({ name }) => <FreeCourse name={name} />}
      />
      {query.data && <NoticeSchema process={query.data} seenAt={seenAt} />}
    </>
  );
}

/** Links to the free course of the same title, which has no selection. */
function FreeCourse({ name }: { name: string }) {
  const { data } = useQuery(freeCourseQuery(name));
  if (!data) return null;
  return (
    <p>
      Também há turmas como <Link to={`/detalhes/${data.id}`}>curso livre</Link>, sem seleção.
    </p>
  );
}

interface NoticeSchemaProps {
  process: Process<PsgOffer>;
  /** Timestamp of the fetch. */
  seenAt: number;
}

/** Describes an open process for search engines. */
function NoticeSchema({ process, seenAt }: NoticeSchemaProps) {
  const programs = psgPrograms({ process, url: portalUrl(psg.noticePath(process.id)), now: seenAt });
  return programs.length > 0 && <StructuredData key={process.id} data={programs} />;
}

export const ErrorBoundary = () => <MissingNotice processKind={psg} />;
