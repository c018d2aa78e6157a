import { Link } from '@portal/runtime/router';
import type { CourseClass } from '@portal/shared/contract/courses';
import type { Unit } from '@portal/shared/contract/units';
import { Button, ButtonLink } from '@portal/ui/button';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useMoment } from '@portal/ui/use-moment';
import { closedEnrolment } from '../../domain/closed-enrolment.ts';
import { enrolmentState, nextClosing } from '../../domain/enrolment-state.ts';
import { interestPath } from '../../domain/interest-path.ts';
import styles from './course-details.module.css';
import { UnitContact } from './unit-contact.tsx';

interface EnrolmentProps {
  /** Title of the course. */
  course: string;
  offered: CourseClass;
  /** The unit that offers the class, where it is known. */
  unit: Unit | undefined;
  /** When the course was fetched, in milliseconds: what the server rendered was true then. */
  seenAt: number;
}

/** The way to the enrolment; where there is none, why not and what to do instead. Closes while the page is open (A 4). */
export function Enrolment({ course, offered, unit, seenAt }: EnrolmentProps) {
  const hydrated = useHydrated();
  const now = useMoment((moment) => nextClosing(offered, moment), hydrated ? Date.now : seenAt);
  const state = enrolmentState(offered, now);
  if (state.kind === 'open') {
    return (
      <ButtonLink href={state.url} external>
        Matricule-se
      </ButtonLink>
    );
  }
  const { why, next } = closedEnrolment(state.reason, offered, now);
  return (
    <div className={styles.closed}>
      <Button disabledReason={why}>Matricule-se</Button>
      {next === 'interest' ? (
        <Link to={interestPath(course)}>Avise-me de novas turmas</Link>
      ) : (
        <UnitContact unit={unit} course={course} />
      )}
    </div>
  );
}
