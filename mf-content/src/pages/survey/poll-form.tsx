import { ApiError } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import type { Question } from '@portal/contract/endpoints/publications';
import { formatDate, toIsoDay } from '@portal/contract/format/date';
import { alternativeRequired } from '@portal/contract/validators/messages';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PollResults } from './poll-results.tsx';
import styles from './survey.module.css';
import { pollsQuery, sendVote } from './survey.queries.ts';

/** Active poll: sends a vote for an alternative; the results open in a dialog (B 2.12, B 5). */
export function PollForm({ poll }: { poll: Question }) {
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
    <form method="post" onSubmit={submit} className={styles.poll}>
      <fieldset className={styles.choices}>
        <legend className={styles.name}>{poll.name}</legend>
        {poll.alternatives.map((alternative) => (
          <label key={alternative} className={styles.choice}>
            <input type="radio" name="answer" value={alternative} onChange={() => setProblem(null)} />
            {alternative}
          </label>
        ))}
      </fieldset>
      {poll.end_date && (
        <p className={styles.until}>
          Até <time dateTime={toIsoDay(poll.end_date) ?? undefined}>{formatDate(poll.end_date)}</time>
        </p>
      )}
      <noscript>
        <Alert tone="warning">
          Votar precisa de JavaScript. Ative-o neste navegador ou use outro aparelho.
        </Alert>
      </noscript>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className={styles.actions}>
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
