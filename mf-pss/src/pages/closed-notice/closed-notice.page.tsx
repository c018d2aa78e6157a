import { programmes } from '@portal/contract/institution/programmes';
import { closedNoticePage } from '@portal/selection-process/pages/process-page';
import { pss } from '../../domain/pss.ts';
import { pssProcessQuery } from '../../pss.queries.ts';

/** /pss_encerrado/{id}: a closed process, read-only, under the specified heading (B 2.4). */
export const { loader, Component, ErrorBoundary } = closedNoticePage(pss, pssProcessQuery, {
  noOffers: 'Não há cargos',
  title: programmes.psg,
});
