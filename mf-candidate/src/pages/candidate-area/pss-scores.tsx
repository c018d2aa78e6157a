import { call } from '@portal/client/api';
import { getPssRegistration } from '@portal/contract/endpoints/my-processes';
import { formatPersonName } from '@portal/contract/format/person-name';
import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button } from '@portal/ui/button';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { averageScore } from '../../domain/average-score.ts';
import styles from './pss-scores.module.css';

/** The key begins with `candidate`, so that the logout clears it. */
const registrationQuery = (id: number) =>
  queryOptions({
    queryKey: ['candidate', 'pss-registration', id],
    queryFn: ({ signal }) => call(getPssRegistration, { params: { id }, signal }),
  });

interface PssScoresProps {
  registrationId: number;
  role: string;
  /** Name to show until the server returns it. */
  candidate: string;
  onClose: () => void;
}

/** Shows scores of an application: each phase with its score, the average and the status (B 2.6). */
export function PssScores({ registrationId, role, candidate, onClose }: PssScoresProps) {
  const registration = useQuery(registrationQuery(registrationId));
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);

  // The panel opens below the table, possibly out of view.
  useEffect(() => panel.current?.focus(), []);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <h3 id={titleId}>{role}</h3>
      <AsyncRegion
        query={registration}
        loading={<Skeleton kind="text" count={4} label="Carregando notas…" />}
        empty={() => false}
      >
        {({ people, phases_registrations: phases, status }) => (
          <dl className={styles.facts}>
            <Fact term="Candidato" value={formatPersonName(people.full_name || candidate)} />
            {phases.map((phase, index) => (
              <Fact
                key={index}
                term={phase.job_title_phase?.info ?? `Etapa ${index + 1}`}
                value={phase.note === null ? 'Sem nota' : phase.note.toLocaleString('pt-BR')}
              />
            ))}
            <Fact term="Média" value={averageScore(phases.map(({ note }) => note)) ?? 'Sem notas ainda'} />
            <Fact term="Status" value={registrationStatusName(status) || '—'} />
          </dl>
        )}
      </AsyncRegion>
      <Button variant="secondary" onClick={onClose}>
        Fechar
      </Button>
    </section>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
