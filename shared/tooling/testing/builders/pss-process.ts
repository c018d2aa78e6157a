import {
  type PssItem,
  type PssProcessDetails,
  pssItem,
  pssProcessDetails,
} from '@portal/contract/endpoints/processes';
import * as z from 'zod/mini';
import { aDocument } from './process-document.ts';

/** An open PSS process, with one document and no positions. */
export const aPssProcess = ({ id = 1, ...changes }: Partial<PssProcessDetails> = {}): PssProcessDetails => ({
  ...z.parse(pssProcessDetails, { id, name: `PSS ${id}/2026`, status: 1 }),
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Oiapoque - AP' } }],
  documents: [aDocument({ title: 'Comunicado' })],
  ...changes,
});

/** A position of a process, with a window from 15/11/2026 to 10/12/2026. */
export const aPssItem = ({ id = 1, ...changes }: Partial<PssItem> = {}): PssItem => ({
  ...z.parse(pssItem, { id, job_title: { name: `Cargo ${id}` }, status: 1, city_info: 'Macapá' }),
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  vacancies: 2,
  wait: 5,
  open_vacancies: 40,
  ...changes,
});
