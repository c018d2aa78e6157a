import { closedNoticePage } from '@portal/selection-process/pages/process-page';
import { psg } from '../../domain/psg.ts';
import { psgProcessQuery } from '../../psg.queries.ts';

/** /psg/encerrado/{id}: a closed process, read-only (A 2.11). */
export const { loader, Component, ErrorBoundary } = closedNoticePage(psg, psgProcessQuery);
