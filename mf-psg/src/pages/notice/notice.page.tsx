import { preload, queryClientContext } from '@portal/platform/remote';
import { Notice } from '@portal/selection-process/pages/notice';
import { MissingNotice } from '@portal/selection-process/pages/process-page';
import { paginate } from '@portal/ui/paginated-list';
import { useQuery } from '@tanstack/react-query';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { psg, readPsgProcess } from '../../domain/psg.ts';
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
  return (
    <Notice
      processKind={psg}
      query={query}
      describe={psgPrograms}
      note={({ name }) => <FreeCourse name={name} />}
    />
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

export const ErrorBoundary = () => <MissingNotice processKind={psg} />;
