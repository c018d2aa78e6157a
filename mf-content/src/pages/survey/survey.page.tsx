import { ApiError, call } from '@portal/client/api';
import { randomKey } from '@portal/client/draft/random-key';
import { storage } from '@portal/client/storage';
import { toast } from '@portal/client/toasts';
import { listQuestions, type Question, vote } from '@portal/contract/endpoints/publications';
import { formatDate, toIsoDay } from '@portal/contract/format/date';
import { alternativeRequired } from '@portal/contract/validators/messages';
import { preload } from '@portal/platform/remote';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ListPage } from '../../parts/list-page.tsx';
import styles from './survey.module.css';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, pollsQuery());

/** /survey: polls; closed ones show their results (B 2.12). */
export function Component() {
  const polls = useQuery(pollsQuery());
  const closed = polls.data?.filter((poll) => !isVotable(poll)) ?? [];
  return (
    <>
      <ListPage
        header={{
          title: 'Enquetes',
          lead: 'Sua opinião ajuda a decidir os próximos cursos e horários.',
        }}
        query={polls}
        itemsOf={(all) => all.filter(isVotable)}
        what="as enquetes"
        skeleton={{ kind: 'card', count: 2 }}
        empty="Não há enquetes em andamento."
      >
        {(shown) => <Polls polls={shown} />}
      </ListPage>
      {closed.length > 0 && (
        <Section title="Enquetes encerradas" tone="areia">
          <PaginatedList items={closed} parameter="encerradas">
            {(shown) => <Polls polls={shown} />}
          </PaginatedList>
        </Section>
      )}
    </>
  );
}

const Polls = ({ polls }: { polls: readonly Question[] }) => (
  <ul className={`stack gap-6 pb-12 ${styles.polls}`}>
    {polls.map((poll) => (
      <li key={poll.id}>{isVotable(poll) ? <PollForm poll={poll} /> : <ClosedPoll poll={poll} />}</li>
    ))}
  </ul>
);

/** Closed poll: results without voting (B 4). */
const ClosedPoll = ({ poll }: { poll: Question }) => (
  <section className="card stack top tall p-6" aria-label={poll.name}>
    <h3 className="heading text-md mb-3">{poll.name}</h3>
    {poll.end_date && <p className="muted text-sm">Encerrada em {formatDate(poll.end_date)}</p>}
    <PollResults poll={poll} />
  </section>
);

/** Active poll: sends a vote for an alternative; the results open in a dialog (B 2.12, B 5). */
function PollForm({ poll }: { poll: Question }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [resultsOpen, setResultsOpen] = useState(false);
  const voting = useMutation({
    mutationFn: (answer: string) => sendVote(poll.id, answer),
    onSuccess: async () => {
      toast('Voto registrado. Obrigado por participar!', { tone: 'success', duration: 3500 });
      await client.invalidateQueries({ queryKey: pollsQuery().queryKey });
      setResultsOpen(true);
    },
    onError: (error) => setProblem(describeError(error)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('answer');
    setProblem(answer ? null : alternativeRequired);
    if (answer) voting.mutate(String(answer));
  }

  return (
    // Without scripts, `post` leads to the page that reports it, and keeps the vote out of the URL.
    <form method="post" onSubmit={submit} className="card stack top tall p-6">
      <fieldset className="stack gap-1">
        <legend className="heading text-md mb-3">{poll.name}</legend>
        {poll.alternatives.map((alternative) => (
          <label key={alternative} className={`targetRow gap-3 ${styles.choice}`}>
            <input type="radio" name="answer" value={alternative} onChange={() => setProblem(null)} />
            {alternative}
          </label>
        ))}
      </fieldset>
      {poll.end_date && (
        <p className="muted text-sm">
          Até <time dateTime={toIsoDay(poll.end_date) ?? undefined}>{formatDate(poll.end_date)}</time>
        </p>
      )}
      <noscript>
        <Alert tone="warning">
          Votar precisa de JavaScript. Ative-o neste navegador ou use outro aparelho.
        </Alert>
      </noscript>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="cluster needsScript">
        <Button type="submit" busy={voting.isPending}>
          Votar
        </Button>
        <Button variant="secondary" onClick={() => setResultsOpen(true)}>
          Ver Resultado
        </Button>
      </div>
      <Dialog open={resultsOpen} onClose={() => setResultsOpen(false)} title={poll.name}>
        <PollResults poll={poll} />
      </Dialog>
    </form>
  );
}

const describeError = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Não foi possível registrar o voto. Tente de novo.';

/** Votes and percentage of every alternative, as bars (B 2.12, B 9). */
const PollResults = ({ poll }: { poll: Question }) => (
  <ul className="stack">
    {pollResults(poll).map(({ alternative, votes, percent }) => (
      <li key={alternative} className="cluster gap-1 gap-x-4">
        <span className={styles.alternative}>{alternative}</span>
        <span className="text-sm tabular">
          {`${votes === 1 ? '1 voto' : `${votes} votos`} · ${formatPercent(percent)}`}
        </span>
        <span
          className={styles.bar}
          aria-hidden="true"
          style={{ '--percent': `${percent}%` } as React.CSSProperties}
        />
      </li>
    ))}
  </ul>
);

const pollsQuery = () =>
  queryOptions({ queryKey: ['questions'], queryFn: ({ signal }) => call(listQuestions, { signal }) });

/**
 * Votes for an alternative by its text (B 7).
 * @throws ApiError 409 if this visitor has voted before
 */
const sendVote = (id: number, answer: string) =>
  call(vote, { params: { id }, body: { answer }, headers: { 'x-voter': voterId(id) } });

/** Returns a random id of this browser for one poll, so that it votes once. */
function voterId(pollId: number): string {
  const key = `portal-vote-${pollId}`;
  const id = storage.read(key) ?? randomKey();
  storage.write(key, id);
  return id;
}

/** Votes for one alternative. */
interface PollResult {
  alternative: string;
  votes: number;
  /** 0 to 100, two decimals; 0 without votes (B 9). */
  percent: number;
}

/** Returns votes and percentages of a poll, in the order of its alternatives (B 2.12, B 9). */
export function pollResults({ alternatives, results, total_votes }: Question): PollResult[] {
  // An alternative may have the name of an inherited property.
  const votesOf = (alternative: string) => (Object.hasOwn(results, alternative) && results[alternative]) || 0;
  const counted = alternatives.map((alternative) => ({ alternative, votes: votesOf(alternative) }));
  const total = total_votes ?? counted.reduce((sum, { votes }) => sum + votes, 0);
  return counted.map((result) => ({
    ...result,
    percent: total > 0 ? Math.round((result.votes / total) * 10_000) / 100 : 0,
  }));
}

/** Returns whether a poll is active; others only show their results (B 4). */
export const isVotable = ({ is_active }: Question): boolean => is_active === 1;

const percentFormat = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a percentage with two decimals: "33,33%". */
export const formatPercent = (percent: number): string => `${percentFormat.format(percent)}%`;
