import type { PssItem, PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { aDocument } from './process-document.ts';

/** An open staff selection process, with one document and no positions. */
export const aPssProcess = ({ id = 1, ...changes }: Partial<PssProcessDetails> = {}): PssProcessDetails => ({
  id,
  name: `PSS ${id}/2026`,
  number: null,
  status: 1,
  city_info: null,
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Oiapoque - AP' } }],
  documents: [aDocument({ title: 'Comunicado' })],
  result_date: null,
  external_registration_url: null,
  share_image_url: null,
  items_pss: [],
  ...changes,
});

/** A position that a process offers, its window open from 15/11/2026 to 10/12/2026. */
export const aPssItem = ({ id = 1, ...changes }: Partial<PssItem> = {}): PssItem => ({
  id,
  job_title: { name: `Cargo ${id}`, description: null },
  jobs_title_id: null,
  status: 1,
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  city_info: 'Macapá',
  cities: [],
  prerequisite: null,
  vacancies: 2,
  wait: 5,
  open_vacancies: 40,
  calendar_url: null,
  ...changes,
});
