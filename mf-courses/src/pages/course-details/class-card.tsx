import type { Course, CourseClass } from '@portal/shared/contract/courses';
import { dayOf } from '@portal/shared/format/date';
import { useQuery } from '@portal/shared/query';
import { Button, ButtonLink } from '@portal/shared/ui/button';
import { ClassTicket } from '@portal/shared/ui/ticket';
import { Award } from 'lucide-react';
import { closedReasons, enrolmentState } from '../../domain/enrolment-state.ts';
import { instalmentLines } from '../../domain/instalments.ts';
import { priceText } from '../../domain/price-text.ts';
import { unitMap } from '../../domain/unit-map.ts';
import { vacanciesText } from '../../domain/vacancies-text.ts';
import styles from './course-details.module.css';
import { paymentsQuery, unitsQuery } from './course-details.queries.ts';
import { HelpLink } from './help-link.tsx';

interface ClassCardProps {
  course: Course;
  offered: CourseClass;
  /** Milliseconds. */
  now: number;
}

/** One class as the full ticket, with its enrolment (A 2.5, A 4). */
export function ClassCard({ course, offered, now }: ClassCardProps) {
  const payments = useQuery(paymentsQuery(offered.planoDoCursoId));
  const units = useQuery(unitsQuery());
  const map = unitMap(units.data ?? [], offered.nomeUnidadeOperativa);
  const lines = payments.isPending ? [] : instalmentLines(payments.data ?? [], offered.preco);
  return (
    <>
      <ClassTicket
        title={course.title}
        area={course.segment ?? undefined}
        startDate={dayOf(offered.dataPeriodoExecucaoInicial)}
        endDate={dayOf(offered.dataPeriodoExecucaoFinal)}
        price={priceText(offered.preco, course.modality_id)}
        vacancies={vacanciesText(offered.vagasDisponiveis)}
        action={<Enrolment offered={offered} now={now} />}
        facts={[
          { label: 'Forma', value: offered.formaDeExecucao },
          { label: 'Local', value: offered.localidade },
          {
            label: 'Unidade',
            value: map ? (
              <a href={map} target="_blank" rel="noopener">
                {offered.nomeUnidadeOperativa}{' '}
                <span className="visuallyHidden">no mapa (abre em nova aba)</span>
              </a>
            ) : (
              offered.nomeUnidadeOperativa
            ),
          },
          { label: 'Horário', value: offered.horarios[0] },
        ]}
      >
        {lines.length > 0 && (
          <ul aria-label="Formas de pagamento" className={styles.lines}>
            {lines.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <p className={styles.certificate}>
          <Award aria-hidden="true" size="1.25em" /> Certificado de conclusão
        </p>
      </ClassTicket>
      <HelpLink course={course.title} units={units.data ?? []} unit={offered.nomeUnidadeOperativa} />
    </>
  );
}

function Enrolment({ offered, now }: Pick<ClassCardProps, 'offered' | 'now'>) {
  const state = enrolmentState(offered, now);
  return state.kind === 'open' ? (
    <ButtonLink href={state.url} external>
      Matricule-se
    </ButtonLink>
  ) : (
    <Button disabledReason={closedReasons[state.reason]}>Matricule-se</Button>
  );
}
