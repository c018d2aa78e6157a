import { programmes } from '@portal/contract/institution/programmes';
import { ClosedNotice, loadClosedProcess, MissingNotice } from '@portal/selection-process/pages/process-page';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { pss } from '../../domain/pss.ts';
import { pssProcessQuery } from '../../pss.queries.ts';

export const loader = ({ context, params: { id = '' } }: LoaderFunctionArgs) =>
  loadClosedProcess(context, pssProcessQuery(id), pss.noticePath(id));

/** /pss_encerrado/{id}: a closed process, read-only, under the specified heading (B 2.4). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(pssProcessQuery(id));
  return <ClosedNotice processKind={pss} query={query} noOffers="Não há cargos" title={programmes.psg} />;
}

export const ErrorBoundary = () => <MissingNotice processKind={pss} />;
