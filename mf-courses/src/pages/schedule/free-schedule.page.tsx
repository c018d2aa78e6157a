import { preload } from '@portal/shared/query';
import type { LoaderFunctionArgs } from '@portal/shared/router';
import { scheduleQuery } from '../../parts/courses.queries.ts';
import { unitNamesQuery } from './schedule.queries.ts';
import { Schedule } from './schedule.tsx';

export const loader = ({ context }: LoaderFunctionArgs) =>
  preload(context, scheduleQuery(), unitNamesQuery());

/** /cursos-livres: the free courses (A 2.4). */
export const Component = () => (
  <Schedule
    path="/cursos-livres"
    modality={1}
    title="Cursos livres"
    lead="Cursos gratuitos em todo o Amapá, por área, unidade ou nome."
  />
);
