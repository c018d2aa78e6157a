import { describeAvailability } from '@portal/contract/catalogue/availability';
import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { enrolmentState } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import { shiftNames, shiftsOf } from '@portal/contract/catalogue/shifts';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { formatDate } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';
import { joinFacts } from '@portal/contract/format/text';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { useLocation } from 'react-router-dom';
import { closedEnrolment } from '../../domain/closed-enrolment.ts';
import styles from './class-bar.module.css';
import { useEnrolmentMoment } from './use-enrolment-moment.ts';

interface ClassBarProps {
  course: Course;
  offered: CourseClass;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
  /** Anchor of the full class. */
  anchor: string;
}

/** Key facts and the action of the shown class: below the title, sticky while scrolling. */
export function ClassBar({ course, offered, seenAt, anchor }: ClassBarProps) {
  const now = useEnrolmentMoment(offered, seenAt);
  const availability = describeAvailability(offered, now);
  return (
    <section aria-label="Turma escolhida" className={styles.bar}>
      <Container>
        <div className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.price}>
              <span>{priceText(offered.preco, course.modality_id)}</span>
              {availability && <span className={styles.vacancies}>{availability}</span>}
            </p>
            <p className={styles.words}>{joinFacts(...describeClass(offered))}</p>
          </div>
          <Action course={course} offered={offered} now={now} anchor={anchor} />
        </div>
      </Container>
    </section>
  );
}

function Action({ course, offered, now, anchor }: Omit<ClassBarProps, 'seenAt'> & { now: number }) {
  const { search } = useLocation();
  const state = enrolmentState(offered, now);
  if (state.kind === 'open')
    return (
      <ButtonLink href={state.url} external className={styles.enrol}>
        Matricule-se
      </ButtonLink>
    );
  return closedEnrolment(state.reason, offered, now).next === 'interest' ? (
    <ButtonLink to={interestPath(course.title, likeClass(toCatalogueClass(offered)))}>Avise-me</ButtonLink>
  ) : (
    <ButtonLink to={`${search}#${anchor}`}>Ver turma</ButtonLink>
  );
}

type Told = Pick<CourseClass, 'dataPeriodoExecucaoInicial' | 'horarios' | 'localidade'>;

/** Formats the known facts of a class: "Início 03/12/2026", "Noite", "Santana". */
const describeClass = ({ dataPeriodoExecucaoInicial: start, horarios, localidade }: Told): string[] =>
  [
    start ? `Início ${formatDate(start)}` : 'Início em breve',
    shiftNames(shiftsOf(horarios)).join(' e '),
    localidade ?? '',
  ].filter(Boolean);
