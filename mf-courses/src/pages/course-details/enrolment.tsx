import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { Button, ButtonLink } from '@portal/ui/button';
import { Link } from 'react-router-dom';
import { closedEnrolment } from '../../domain/closed-enrolment.ts';
import styles from './course-details.module.css';
import { UnitContact } from './unit-contact.tsx';
import { useEnrolmentMoment } from './use-enrolment-moment.ts';

interface EnrolmentProps {
  /** Course title. */
  course: string;
  offered: CourseClass;
  /** Unit that offers the class, if known. */
  unit: Unit | undefined;
  /** Timestamp at which the course was fetched, used for the first render. */
  seenAt: number;
}

/** Enrolment link, or the reason why there is none with alternatives. Updates when enrolment closes (A 4). */
export function Enrolment({ course, offered, unit, seenAt }: EnrolmentProps) {
  const now = useEnrolmentMoment(offered, seenAt);
  const state = enrolmentState(offered, now);
  if (state.kind === 'open') {
    return (
      <ButtonLink href={state.url} external className={styles.enrol}>
        Matricule-se
      </ButtonLink>
    );
  }
  const { why, next } = closedEnrolment(state.reason, offered, now);
  return (
    <div className={styles.closed}>
      <Button disabledReason={why} className={styles.enrol}>
        Matricule-se
      </Button>
      {next === 'interest' ? (
        <Link to={interestPath(course, likeClass(toCatalogueClass(offered)))}>Avise-me de novas turmas</Link>
      ) : (
        <UnitContact unit={unit} course={course} />
      )}
    </div>
  );
}
