import { toTimestamp } from '@portal/shared/format/date';
import type { Application } from './application.ts';
import { nextStep } from './next-step.ts';

/** Applications whose next step is the same person's. */
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
 * Applications by who is to act, groups without any left out. What the candidate has to do comes by the day on which the
 * course begins, the soonest first; the rest keeps its order.
 *
 * @param now milliseconds since 1970
 */
export function applicationGroups(applications: readonly Application[], now: number): ApplicationGroup[] {
  const beginning = ({ progress }: Application) =>
    toTimestamp(progress?.course_start_date ?? null, 'start') ?? Number.MAX_SAFE_INTEGER;
  const bySoonest = (a: Application, b: Application) => beginning(a) - beginning(b);
  return titles
    .map(([turn, title]) => {
      const group = applications.filter((application) => nextStep(application, now).turn === turn);
      return { title, applications: turn === 'candidate' ? group.sort(bySoonest) : group };
    })
    .filter((group) => group.applications.length > 0);
}
