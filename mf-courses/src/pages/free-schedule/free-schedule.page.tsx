import { acrossState } from '@portal/contract/institution/names';
import { Schedule } from '../schedule/schedule.page.tsx';
import { scheduleLoader } from '../schedule/schedule.queries.ts';

export const loader = scheduleLoader(1);

/** /cursos-livres: free courses (A 2.4). */
export const Component = () => (
  <Schedule
    path="/cursos-livres"
    modality={1}
    title="Cursos livres"
    description={`Cursos gratuitos ${acrossState}, por área, unidade ou nome.`}
  />
);
