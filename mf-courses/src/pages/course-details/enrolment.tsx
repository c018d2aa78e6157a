import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { Button, ButtonLink } from '@portal/ui/button';
import { WrapText } from '@portal/ui/wrap-text';
import { Link } from 'react-router-dom';
import { closedEnrolment } from '../../domain/closed-enrolment.ts';
import { helpAddress } from '../../domain/help-address.ts';
import styles from './course-details.module.css';
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

interface UnitContactProps {
  /** Unit that offers the class, if known. */
  unit: Unit | undefined;
  course: string;
}

/** Phone and chat of the unit that offers a class, else of the institution. */
function UnitContact({ unit, course }: UnitContactProps) {
  const phone = unit?.phone;
  const call = phone ? phoneLink(phone) : null;
  const chat = helpAddress(unit, course);
  if (!phone || !call) return <Link to="/FaleConosco">Fale conosco</Link>;
  return (
    <ul className={styles.contacts}>
      <li>
        <a href={call}>
          <span className="visuallyHidden">Ligar para a unidade {unit.name}:</span>{' '}
          <WrapText>{formatPhone(phone)}</WrapText>
        </a>
      </li>
      {chat && (
        <li>
          <a href={chat} target="_blank" rel="noopener">
            WhatsApp <span className="visuallyHidden">da unidade {unit.name} (abre em nova aba)</span>
          </a>
        </li>
      )}
    </ul>
  );
}
