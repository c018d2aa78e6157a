/** A document of a process, as the server answers. */
export const document = {
  id: 30,
  title: 'Comunicado',
  filename: 'pss/30.pdf',
  published_at: '2026-03-01',
  status: 'P',
};
/** A process; `status` 1 and 2 open, 3 and 4 closed. */
export const aProcess = (id: number, status: number, changes: object = {}) => ({
  id,
  name: `PSS ${id}/2026`,
  number: null,
  status,
  city_info: null,
  cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Oiapoque - AP' } }],
  documents: [document],
  items_pss: [],
  ...changes,
});
/** A position that a process offers, its window open from 15/11/2026 to 10/12/2026. */
export const position = (id: number, changes: object = {}) => ({
  id,
  job_title: { name: `Cargo ${id}`, description: null },
  status: 1,
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  city_info: 'Macapá',
  cities: [],
  prerequisite: null,
  vacancies: 2,
  wait: 5,
  open_vacancies: 40,
  ...changes,
});
