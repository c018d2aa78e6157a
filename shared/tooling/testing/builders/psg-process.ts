import type { PsgItem, PsgProcess } from '@portal/shared/contract/selection-processes';
import { aDocument } from './process-document.ts';

/** An open process of the free-course programme, with two documents and no courses. */
export const aPsgProcess = ({ id = 1, ...changes }: Partial<PsgProcess> = {}): PsgProcess => ({
  id,
  name: `PSG ${id}/2026`,
  number: null,
  status: 1,
  city_info: 'Macapá',
  cities: [],
  documents: [aDocument({ id: id * 10 }), aDocument({ id: id * 10 + 1 })],
  result_date: null,
  external_registration_url: null,
  items: [],
  ...changes,
});

/** A course that a process offers, its window open from 15/11/2026 to 10/12/2026. */
export const aPsgItem = ({ id = 1, ...changes }: Partial<PsgItem> = {}): PsgItem => ({
  id,
  course_name: `Curso ${id}`,
  status: 1,
  start_date_course: '2026-12-31',
  end_date_course: '2027-03-16',
  city_info: null,
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Santana - AP' } }],
  prerequisite: null,
  vacancies: 25,
  wait: 10,
  open_vacancies: 18,
  calendar_url: null,
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  registration_type_name: 'Online',
  last_round: null,
  ...changes,
});
