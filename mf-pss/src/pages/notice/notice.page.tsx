import type { PssProcess } from '@portal/shared/contract/pss-selection-processes';
import { preload, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useParams } from '@portal/shared/router';
import { Notice } from '@portal/shared/selection-process/notice';
import { isListed, positionOf, pss } from '../../domain/pss.ts';
import { pssProcessQuery } from './notice.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pssProcessQuery(params.id ?? ''));

const listedPositions = ({ items_pss }: PssProcess) => items_pss.filter(isListed).map(positionOf);

/** /pss_edital/{id}: an open process with its documents and positions (B 2.3). */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(pssProcessQuery(id));
  return <Notice programme={pss} query={query} offersOf={listedPositions} noOffers="Não há cursos" />;
}
