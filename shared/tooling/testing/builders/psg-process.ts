import { type PsgItem, type PsgProcess, psgItem, psgProcess } from '@portal/contract/endpoints/processes';
import * as z from 'zod/mini';
import { aDocument } from './process-document.ts';

/** An open PSG process, with two documents and no courses. */
export const aPsgProcess = ({ id = 1, ...changes }: Partial<PsgProcess> = {}): PsgProcess => ({
  ...z.parse(psgProcess, { id, name: `PSG ${id}/2026`, status: 1, city_info: 'Macapá' }),
  documents: [aDocument({ id: id * 10 }), aDocument({ id: id * 10 + 1 })],
  ...changes,
});

/** A course of a process, with a window from 15/11/2026 to 10/12/2026. */
export const aPsgItem = ({ id = 1, ...changes }: Partial<PsgItem> = {}): PsgItem => ({
  ...z.parse(psgItem, { id, course_name: `Curso ${id}`, status: 1, registration_type_name: 'Online' }),
  start_date_course: '2026-12-31',
  end_date_course: '2027-03-16',
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Santana - AP' } }],
  vacancies: 25,
  wait: 10,
  open_vacancies: 18,
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  ...changes,
});
