import { acrossState } from '@portal/shared/institution/names';
import { scheduleLoader } from './schedule.queries.ts';
import { Schedule } from './schedule.tsx';

export const loader = scheduleLoader(2);

/** /cursos: paid, presential courses (A 2.4). */
export const Component = () => (
  <Schedule
    path="/cursos"
    modality={2}
    title="Cursos"
    description={`Cursos pagos ${acrossState}, por área, unidade ou nome.`}
  />
);
