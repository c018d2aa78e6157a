import { formatCents } from '@portal/shared/format/money';
import type { Eligibility } from '../../domain/eligibility.ts';
import styles from './eligibility-result.module.css';

const people = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const verdicts = {
  0: {
    title: 'Nenhuma renda informada',
    text: 'A calculadora só responde quando alguém da casa tem renda. Veja no edital como declarar que não há renda.',
  },
  1: {
    title: 'Sim, você está apto a participar!',
    text: 'A renda por pessoa está dentro do limite do programa.',
  },
  2: {
    title: 'Você não está habilitado!',
    text: 'A renda por pessoa é maior do que o programa exige.',
  },
} as const;

/** What the calculator answers, announced when it changes, and the sum that it comes from (A 5.4). */
export function EligibilityResult({ result, limit }: { result: Eligibility; limit: number }) {
  return (
    <div className={styles.result} data-result={result.kind === 'judged' ? result.result : undefined}>
      <div role="status" aria-live="polite" className={styles.verdict}>
        {result.kind === 'incomplete' ? (
          <>
            <p className={styles.title}>Falta informar a renda</p>
            <p>
              Preencha {people.format(result.missing.map((place) => `a Pessoa ${place}`))} para ver o
              resultado.
            </p>
          </>
        ) : (
          <>
            <p className={styles.title}>{verdicts[result.result].title}</p>
            <p>{verdicts[result.result].text}</p>
          </>
        )}
      </div>
      <p className={styles.formula}>
        {result.kind === 'incomplete' ? (
          'Soma das rendas ÷ número de pessoas = renda por pessoa'
        ) : (
          <>
            ({result.incomes.map(formatCents).join(' + ')}) ÷ {result.incomes.length}{' '}
            {result.incomes.length === 1 ? 'pessoa' : 'pessoas'} {result.exact ? '=' : '≈'}{' '}
            <strong>{formatCents(result.average)}</strong> por pessoa. O limite é {formatCents(limit)}.
          </>
        )}
      </p>
    </div>
  );
}
