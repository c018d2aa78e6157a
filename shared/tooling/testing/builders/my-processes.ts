import {
  type MyPsgProcess,
  type MyPssProcess,
  type PssRegistration,
  type RegistrationProgress,
  registrationProgress,
} from '@portal/contract/endpoints/registrations';
import * as z from 'zod/mini';

/** A process in which the candidate applied for one course. */
export const aMyPsgProcess = ({ id = 1, ...changes }: Partial<MyPsgProcess> = {}): MyPsgProcess => ({
  id,
  name: `PSG ${id}`,
  status: 1,
  items: [
    {
      course_name: 'Confeiteiro',
      status: 1,
      registrations: [{ id: 9, number: 'PSG-2026-000009', progress: null }],
    },
  ],
  ...changes,
});

/** A process in which the candidate applied for one position. */
export const aMyPssProcess = (changes: Partial<MyPssProcess> = {}): MyPssProcess => ({
  id: 23,
  person_id: 1,
  name: 'PSS 23/2026',
  status: 2,
  items_pss: [
    {
      job_title: { name: 'Instrutor' },
      status: 1,
      jobs_title_id: 4,
      pss_registrations: [{ id: 5, number: 'PSS-2026-000005', progress: null }],
    },
  ],
  ...changes,
});

/** A PSS registration with two scores, the third still missing. */
export const aPssRegistration = (): PssRegistration => ({
  people: { full_name: 'Jaciara Monteiro' },
  phases_registrations: [
    { note: 8.5, job_title_phase: { info: 'Análise de currículo' } },
    { note: 7.75, job_title_phase: { info: 'Prova de conhecimentos' } },
    { note: null, job_title_phase: { info: 'Entrevista' } },
  ],
  status: 2,
});

/** Progress of a registration whose window is open until 20/03/2026 at 23:59, without phases and documents. */
export const aRegistrationProgress = (changes: Partial<RegistrationProgress> = {}): RegistrationProgress => ({
  ...z.parse(registrationProgress, {
    position: 18,
    current_position: 18,
    vacancies: 25,
    registered_at: '2026-03-05T13:00:00.000Z',
    start_date: '2026-03-01T03:00:00.000Z',
    end_date: '2026-03-21T02:59:00.000Z',
    result_date: '2026-03-25',
    course_start_date: '2026-04-06',
    place: 'Macapá',
  }),
  ...changes,
});
