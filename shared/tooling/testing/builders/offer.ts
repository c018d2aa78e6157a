import type { Offer } from '@portal/selection-process/rules/process';

/** A course or a position on a notice, with a window from 15/11/2026 to 11/12/2026. */
export const anOffer = ({ id = 1, ...changes }: Partial<Offer> = {}): Offer => ({
  id,
  processId: 5,
  name: `Curso ${id}`,
  registrationPath: `/psg_cadastro?process=5&course=${id}`,
  waitlistPath: null,
  facts: [],
  vacancies: 25,
  wait: 10,
  open_vacancies: 18,
  course_start_date: null,
  min_age: null,
  calendar_url: null,
  registration: 'Inscrições',
  inPerson: null,
  start_date: '2026-11-15',
  end_date: '2026-12-11',
  ...changes,
});
