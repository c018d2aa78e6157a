import { fileUrl } from '@portal/client/addresses/file-url';
import { describeAvailability, describeDeadline } from '@portal/contract/catalogue/availability';
import { toCatalogueClass } from '@portal/contract/catalogue/catalogue-course';
import { type EnrollableClass, enrolmentState, isOver } from '@portal/contract/catalogue/enrolment-state';
import { interestPath, likeClass } from '@portal/contract/catalogue/interest';
import { otherPlaces } from '@portal/contract/catalogue/other-places';
import { shiftNames, shiftsOf } from '@portal/contract/catalogue/shifts';
import { now } from '@portal/contract/clock';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { formatDate, toIsoDay } from '@portal/contract/format/date';
import { mapLink, unitPath } from '@portal/contract/format/links';
import { priceText } from '@portal/contract/format/money';
import { formatPhone, phoneLink } from '@portal/contract/format/phone';
import { joinFacts } from '@portal/contract/format/text';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { ClassCard } from '@portal/ui/course-card';
import { OtherPlaces } from '@portal/ui/other-places';
import { Skeleton } from '@portal/ui/skeleton';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { WrapText } from '@portal/ui/wrap-text';
import { useQuery } from '@tanstack/react-query';
import { Award, CalendarPlus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { explainReason, nextClosing } from '../../domain/class-enrolment.ts';
import { findUnitByName, helpAddress } from '../../domain/offered-class.ts';
import { paymentLines } from '../../domain/payments.ts';
import { createPick } from '../../domain/schedule-shortlist.ts';
import { SaveCourse } from '../../parts/course-list.tsx';
import styles from './course-details.module.css';
import { paymentsQuery, unitsQuery } from './course-details.queries.ts';
import { PaymentLines } from './discount-policies.tsx';

/** Returns the time at which to evaluate enrolment; it advances when the class closes (A 4). */
function useEnrolmentMoment(offered: EnrollableClass | undefined, seenAt: number): number {
  const hydrated = useHydrated();
  return useCurrentTime((moment) => (offered ? nextClosing(offered, moment) : null), hydrated ? now : seenAt);
}

interface ClassProps {
  course: Course;
  offered: CourseClass;
  seenAt: number;
}

const EnrolLink = ({ url }: { url: string }) => (
  <ButtonLink href={url} external className={`nowrap ${styles.enrol}`}>
    Matricule-se
  </ButtonLink>
);

interface EnrolmentProps extends Omit<ClassProps, 'seenAt'> {
  now: number;
  unit: Unit | undefined;
}

/** Enrolment link, or the reason why there is none with alternatives. Updates when enrolment closes (A 4). */
function Enrolment({ course, offered, unit, now }: EnrolmentProps) {
  const state = enrolmentState(offered, now);
  if (state.kind === 'open') return <EnrolLink url={state.url} />;
  return (
    <div className={`stack start gap-1 text-sm ${styles.closed}`}>
      <Button disabledReason={explainReason(state.reason, offered, now)} className={`nowrap ${styles.enrol}`}>
        Matricule-se
      </Button>
      {isOver(offered, now) ? (
        <Link to={interestPath(course.title, likeClass(toCatalogueClass(offered)))}>
          Avise-me de novas turmas
        </Link>
      ) : (
        <UnitContact unit={unit} course={course} />
      )}
    </div>
  );
}

/** Phone and chat of the unit that offers a class, else of the institution. */
function UnitContact({ unit, course: { title } }: Pick<EnrolmentProps, 'unit' | 'course'>) {
  const phone = unit?.phone;
  const call = phone ? phoneLink(phone) : null;
  const chat = helpAddress(unit, title);
  if (!phone || !call) return <Link to="/FaleConosco">Fale conosco</Link>;
  return (
    <ul className="cluster gap-0 gap-x-4">
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

/** Key facts and the action of the shown class: below the title, sticky while scrolling. */
export function ClassBar({ course, offered, seenAt }: ClassProps) {
  const now = useEnrolmentMoment(offered, seenAt);
  const availability = describeAvailability(offered, now);
  return (
    <section aria-label="Turma escolhida" className={`noPrint sized superficie ${styles.bar}`}>
      <Container>
        <div className="cluster center between gap-1 gap-x-4">
          <div className={styles.barFacts}>
            <p className="cluster baseline gap-0 gap-x-3 heading text-md tabular">
              <span>{priceText(offered.preco, course.modality_id)}</span>
              {availability && <span className={`text-xs ${styles.vacancies}`}>{availability}</span>}
            </p>
            <p className={`text-xs ${styles.barWords}`}>{describeClass(offered)}</p>
          </div>
          <Action course={course} offered={offered} now={now} />
        </div>
      </Container>
    </section>
  );
}

function Action({ course, offered, now }: Omit<EnrolmentProps, 'unit'>) {
  const { search } = useLocation();
  const state = enrolmentState(offered, now);
  if (state.kind === 'open') return <EnrolLink url={state.url} />;
  return isOver(offered, now) ? (
    <ButtonLink to={interestPath(course.title, likeClass(toCatalogueClass(offered)))}>Avise-me</ButtonLink>
  ) : (
    <ButtonLink to={`${search}#${CLASSES_ID}`}>Ver turma</ButtonLink>
  );
}

/** Formats the known facts of a class: "Início 03/12/2026 · Noite · Santana". */
const describeClass = ({ dataPeriodoExecucaoInicial: start, horarios, localidade }: CourseClass): string =>
  joinFacts(
    start ? `Início ${formatDate(start)}` : 'Início em breve',
    shiftNames(shiftsOf(horarios)).join(' e '),
    localidade,
  );

/** Other places with open classes of the course, if the shown class is closed. */
export function OtherClasses({ course, offered: shown, seenAt }: ClassProps) {
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

/** Class as a full card with its enrolment (A 2.5, A 4). */
export function OfferedClass({ course, offered, seenAt }: ClassProps) {
  const now = useEnrolmentMoment(offered, seenAt);
  const deadline = describeDeadline(offered, now);
  const payments = useQuery(paymentsQuery(offered.planoDoCursoId));
  const units = useQuery(unitsQuery());
  const unit = findUnitByName(units.data ?? [], offered.nomeUnidadeOperativa);
  const [, ...otherTimes] = offered.horarios;
  const shift = shiftNames(shiftsOf(offered.horarios)).join(' e ');
  const calendar = isOver(offered, now) ? undefined : fileUrl(offered.calendar_url);
  return (
    <>
      <ClassCard
        title={course.title}
        area={course.segment ?? undefined}
        startDate={toIsoDay(offered.dataPeriodoExecucaoInicial)}
        endDate={toIsoDay(offered.dataPeriodoExecucaoFinal)}
        price={priceText(offered.preco, course.modality_id)}
        vacancies={describeAvailability(offered, now)}
        action={<Enrolment course={course} offered={offered} unit={unit} now={now} />}
        facts={[
          { label: 'Forma', value: offered.formaDeExecucao },
          { label: 'Local', value: offered.localidade },
          {
            label: 'Unidade',
            value: unit ? <UnitLinks unit={unit} /> : offered.nomeUnidadeOperativa,
          },
          { label: 'Horário', value: offered.horarios[0] },
          ...(deadline ? [{ label: 'Matrícula', value: deadline }] : []),
          ...(course.workload ? [{ label: 'Carga horária', value: `${course.workload} horas` }] : []),
          ...(shift ? [{ label: 'Turno', value: shift }] : []),
          ...(otherTimes.length > 0
            ? [{ label: 'Outros horários', value: <Times times={otherTimes} /> }]
            : []),
        ]}
      >
        <AsyncRegion
          query={payments}
          loading={<Skeleton kind="text" count={2} label="Carregando as formas de pagamento…" />}
          empty={() => false}
          failedTitle="Não foi possível carregar as formas de pagamento"
        >
          {(methods) => (
            <PaymentLines
              label="Formas de pagamento"
              lines={paymentLines(methods, offered.preco)}
              price={offered.preco}
            />
          )}
        </AsyncRegion>
        <div className="cluster center gap-2 gap-x-5">
          <p className="target gap-2 semibold">
            <Award aria-hidden="true" size="1.25em" /> Certificado de conclusão
          </p>
          {calendar && (
            <a href={calendar} type="text/calendar" className="noPrint target gap-2 semibold">
              <CalendarPlus aria-hidden="true" size="1.25em" /> Adicionar ao calendário
            </a>
          )}
        </div>
      </ClassCard>
      <div className="noPrint cluster center between gap-1 gap-x-6 mt-4">
        <HelpLink course={course.title} units={[unit, ...(units.data ?? [])]} />
        <SaveCourse pick={createPick(course, offered)} />
      </div>
    </>
  );
}

/** Links to the unit's page and, if known, to its place on a map. */
function UnitLinks({ unit }: { unit: Unit }) {
  const map = unit.map_url ?? mapLink(unit.address);
  return (
    <>
      <Link to={unitPath(unit.name)} className={`targetRow ${styles.unitLink}`}>
        <span className="visuallyHidden">Página da unidade</span> {unit.name}
      </Link>
      {map && (
        <a href={map} target="_blank" rel="noopener" className={`targetRow ${styles.unitLink}`}>
          Ver no mapa <span className="visuallyHidden">{`a unidade ${unit.name} (abre em nova aba)`}</span>
        </a>
      )}
    </>
  );
}

const Times = ({ times }: { times: readonly string[] }) =>
  times.map((time) => (
    <span key={time} className="block">
      {time}
    </span>
  ));

/** Link to a chat with the class's unit, else with any unit that has a phone (A 2.5). */
function HelpLink({ course, units }: { course: string; units: readonly (Unit | undefined)[] }) {
  const address = units.map((unit) => helpAddress(unit, course)).find(Boolean);
  if (!address) return null;
  return (
    <p>
      Ficou com dúvida?{' '}
      <a href={address} target="_blank" rel="noopener">
        Fale com a gente no WhatsApp <span className="visuallyHidden">(abre em nova aba)</span>
      </a>
    </p>
  );
}
