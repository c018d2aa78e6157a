import { ClosedNotice, loadClosedProcess, MissingNotice } from '@portal/selection-process/pages/process-page';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { psg } from '../../domain/psg.ts';
import { psgProcessQuery } from '../../psg.queries.ts';

export const loader = ({ context, params: { id = '' } }: LoaderFunctionArgs) =>
  loadClosedProcess(context, psgProcessQuery(id), psg.noticePath(id));

/** /psg/encerrado/{id}: a closed process, read-only (A 2.11). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(psgProcessQuery(id));
  return <ClosedNotice processKind={psg} query={query} noOffers="Não há cursos" />;
}

export const ErrorBoundary = () => <MissingNotice processKind={psg} />;
