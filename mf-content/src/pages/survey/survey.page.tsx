import type { Question } from '@portal/contract/endpoints/publications';
import { formatDate } from '@portal/contract/format/date';
import { preload } from '@portal/platform/remote';
import { AsyncRegion } from '@portal/ui/async-region';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { PageHeader } from '@portal/ui/page-header';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isVotable } from '../../domain/poll-results.ts';
import { PollForm } from './poll-form.tsx';
import { PollResults } from './poll-results.tsx';
import styles from './survey.module.css';
import { pollsQuery } from './survey.queries.ts';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, pollsQuery());

/** /survey: polls; closed ones show their results (B 2.12). */
export function Component() {
  const polls = useQuery(pollsQuery());
  const closed = polls.data?.filter((poll) => !isVotable(poll)) ?? [];
  return (
    <>
      <PageHeader title="Enquetes" lead="Sua opinião ajuda a decidir os próximos cursos e horários." />
      <Container>
        <AsyncRegion
          query={polls}
          loading={<Skeleton kind="card" count={2} label="Carregando as enquetes…" />}
          empty={(all) => !all.some(isVotable)}
          emptyState={<EmptyState title="Não há enquetes em andamento." />}
          failedTitle="Não foi possível carregar as enquetes"
        >
          {(all) => (
            <PaginatedList items={all.filter(isVotable)} parameter="pagina">
              {(shown) => (
                <ul className={styles.polls}>
                  {shown.map((poll) => (
                    <li key={poll.id}>
                      <PollForm poll={poll} />
                    </li>
                  ))}
                </ul>
              )}
            </PaginatedList>
          )}
        </AsyncRegion>
      </Container>
      {closed.length > 0 && (
        <Section title="Enquetes encerradas" tone="areia">
          <PaginatedList items={closed} parameter="encerradas">
            {(shown) => (
              <ul className={styles.polls}>
                {shown.map((poll) => (
                  <li key={poll.id}>
                    <ClosedPoll poll={poll} />
                  </li>
                ))}
              </ul>
            )}
          </PaginatedList>
        </Section>
      )}
    </>
  );
}

/** Closed poll: results without voting (B 4). */
const ClosedPoll = ({ poll }: { poll: Question }) => (
  <section className={styles.poll} aria-label={poll.name}>
    <h3 className={styles.name}>{poll.name}</h3>
    {poll.end_date && <p className={styles.until}>Encerrada em {formatDate(poll.end_date)}</p>}
    <PollResults poll={poll} />
  </section>
);
