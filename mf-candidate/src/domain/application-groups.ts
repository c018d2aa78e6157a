import { toTimestamp } from '@portal/contract/format/date';
import type { Application } from './application.ts';
import { nextStep } from './next-step.ts';

/** Applications whose next step belongs to the same party. */
export interface ApplicationGroup {
  title: string;
  applications: Application[];
}

const titles = [
  ['candidate', 'Falta você fazer'],
  ['institution', 'Aguardando'],
  ['nobody', 'Terminadas'],
] as const;

/**
 * Groups applications by who has to act, without empty groups. The candidate's own tasks are sorted by the first day of
 * the course; the others keep their order.
 * @param now timestamp
 */
export function applicationGroups(applications: readonly Application[], now: number): ApplicationGroup[] {
  const getStart = ({ progress }: Application) =>
    toTimestamp(progress?.course_start_date ?? null, 'start') ?? Number.MAX_SAFE_INTEGER;
  const compareStart = (a: Application, b: Application) => getStart(a) - getStart(b);
  return titles
    .map(([turn, title]) => {
      const group = applications.filter((application) => nextStep(application, now).turn === turn);
      return { title, applications: turn === 'candidate' ? group.sort(compareStart) : group };
    })
    .filter((group) => group.applications.length > 0);
}
