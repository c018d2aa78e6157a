import { describeAvailability } from '@portal/contract/catalogue/availability';
import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { type EnrollableClass, enrolmentState, isOver } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import { otherPlaces } from '@portal/contract/catalogue/other-places';
import { shiftNames, shiftsOf } from '@portal/contract/catalogue/shifts';
import { now } from '@portal/contract/clock';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { formatDate } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';
import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { joinFacts } from '@portal/contract/format/text';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { OtherPlaces } from '@portal/ui/other-places';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { WrapText } from '@portal/ui/wrap-text';
import { Link, useLocation } from 'react-router-dom';
import { closedEnrolment, nextClosing } from '../../domain/class-enrolment.ts';
import { helpAddress } from '../../domain/offered-class.ts';
import styles from './course-details.module.css';

/**
 * Returns the time at which to evaluate enrolment in a class; it advances when the class closes (A 4).
 * @param seenAt timestamp at which the class was fetched, used for the first render
 */
export function useEnrolmentMoment(offered: EnrollableClass | undefined, seenAt: number): number {
  const hydrated = useHydrated();
  return useCurrentTime((moment) => (offered ? nextClosing(offered, moment) : null), hydrated ? now : seenAt);
}

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
    <div className={`stack start gap-1 text-sm ${styles.closed}`}>
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
    <ul className={`cluster ${styles.contacts}`}>
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

/** Anchor of the full class. */
export const CLASSES_ID = 'turmas';

interface ClassBarProps {
  course: Course;
  offered: CourseClass;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
}

/** Key facts and the action of the shown class: below the title, sticky while scrolling. */
export function ClassBar({ course, offered, seenAt }: ClassBarProps) {
  const now = useEnrolmentMoment(offered, seenAt);
  const availability = describeAvailability(offered, now);
  return (
    <section aria-label="Turma escolhida" className={`noPrint ${styles.bar}`}>
      <Container>
        <div className={`cluster center between ${styles.row}`}>
          <div className={styles.barFacts}>
            <p className={`cluster heading text-md tabular ${styles.barPrice}`}>
              <span>{priceText(offered.preco, course.modality_id)}</span>
              {availability && <span className={styles.vacancies}>{availability}</span>}
            </p>
            <p className={styles.barWords}>{joinFacts(...describeClass(offered))}</p>
          </div>
          <Action course={course} offered={offered} now={now} />
        </div>
      </Container>
    </section>
  );
}

function Action({ course, offered, now }: Omit<ClassBarProps, 'seenAt'> & { now: number }) {
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
    <ButtonLink to={`${search}#${CLASSES_ID}`}>Ver turma</ButtonLink>
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

interface OtherClassesProps {
  course: Course;
  shown: CourseClass;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
}

/** Other places with open classes of the course, if the shown class is closed. */
export function OtherClasses({ course, shown, seenAt }: OtherClassesProps) {
  const now = useEnrolmentMoment(shown, seenAt);
  if (!shown.localidade || !isOver(shown, now)) return null;
  const classes = course.classes.map((each) => ({ id: each.planoDoCursoId, classes: [each] }));
  const isOpenHere = course.classes.some(
    (each) => each.localidade === shown.localidade && !isOver(each, now),
  );
  const places = otherPlaces(classes, 'city', shown.localidade, now);
  if (isOpenHere || places.length === 0) return null;
  return (
    <Container>
      <OtherPlaces
        kind="city"
        missing={shown.localidade}
        what="turma com matrícula aberta"
        places={places}
        to={({ classId }) => `/detalhes/${course.id}?turma=${classId}`}
      />
    </Container>
  );
}
