/** A document of a process, as the server answers. */
export const document = (id: number, changes: object = {}) => ({
  id,
  title: `Documento ${id}`,
  filename: `documents/psg/${id}.pdf`,
  published_at: '2026-03-01',
  status: 'P',
  ...changes,
});
/** A process; `status` 1 and 2 open, 3 and 4 closed. */
export const aProcess = (id: number, status: number, changes: object = {}) => ({
  id,
  name: `PSG ${id}/2026`,
  number: null,
  status,
  city_info: 'Macapá',
  cities: [],
  documents: [document(id * 10), document(id * 10 + 1)],
  items: [],
  ...changes,
});
/** A course that a process offers, its window open from 15/11/2026 to 10/12/2026. */
export const item = (id: number, changes: object = {}) => ({
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
  start_date: '2026-11-15',
  end_date: '2026-12-10',
  registration_type_name: 'Online',
  ...changes,
});
