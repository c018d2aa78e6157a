import { fileUrl } from '@portal/client/addresses/file-url';
import { describeAvailability, describeDeadline } from '@portal/contract/catalogue/availability';
import { isOver } from '@portal/contract/catalogue/enrolment-state';
import { shiftNames, shiftsOf } from '@portal/contract/catalogue/shifts';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import type { Unit } from '@portal/contract/endpoints/units';
import { toIsoDay } from '@portal/contract/format/date';
import { mapLink, unitPath } from '@portal/contract/format/links';
import { priceText } from '@portal/contract/format/money';
import { AsyncRegion } from '@portal/ui/async-region';
import { ClassCard } from '@portal/ui/course-card';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Award, CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { findUnitByName, helpAddress } from '../../domain/offered-class.ts';
import { paymentLines } from '../../domain/payments.ts';
import { createPick } from '../../domain/schedule-shortlist.ts';
import { SaveCourse } from '../../parts/course-list.tsx';
import styles from './course-details.module.css';
import { paymentsQuery, unitsQuery } from './course-details.queries.ts';
import { PaymentLines } from './discount-policies.tsx';
import { Enrolment, useEnrolmentMoment } from './enrolment.tsx';

interface OfferedClassProps {
  course: Course;
  offered: CourseClass;
  /** Timestamp at which the course was fetched. */
  seenAt: number;
}

/** Class as a full card with its enrolment (A 2.5, A 4). */
export function OfferedClass({ course, offered, seenAt }: OfferedClassProps) {
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
        action={<Enrolment course={course.title} offered={offered} unit={unit} seenAt={seenAt} />}
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
        <div className={`cluster center ${styles.extras}`}>
          <p className={`target gap-2 ${styles.extra}`}>
            <Award aria-hidden="true" size="1.25em" /> Certificado de conclusão
          </p>
          {calendar && (
            <a href={calendar} type="text/calendar" className={`noPrint target gap-2 ${styles.extra}`}>
              <CalendarPlus aria-hidden="true" size="1.25em" /> Adicionar ao calendário
            </a>
          )}
        </div>
      </ClassCard>
      <div className={`noPrint cluster center between ${styles.under}`}>
        <HelpLink course={course.title} units={units.data ?? []} unit={unit} />
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
      <Link to={unitPath(unit.name)} className={styles.unitLink}>
        <span className="visuallyHidden">Página da unidade</span> {unit.name}
      </Link>
      {map && (
        <a href={map} target="_blank" rel="noopener" className={styles.unitLink}>
          Ver no mapa <span className="visuallyHidden">{`a unidade ${unit.name} (abre em nova aba)`}</span>
        </a>
      )}
    </>
  );
}

const Times = ({ times }: { times: readonly string[] }) =>
  times.map((time) => (
    <span key={time} className={styles.time}>
      {time}
    </span>
  ));

interface HelpLinkProps {
  course: string;
  units: readonly Unit[];
  /** Unit that offers the class, if known. */
  unit: Unit | undefined;
}

/** Link to a chat with the class's unit, else with any unit that has a phone (A 2.5). */
function HelpLink({ course, units, unit }: HelpLinkProps) {
  const address = [unit, ...units].map((each) => helpAddress(each, course)).find(Boolean);
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
