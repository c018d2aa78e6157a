import { formatCents } from '@portal/contract/format/money';
import type { Eligibility } from '../../domain/eligibility.ts';
import styles from './eligibility-result.module.css';

/** Reasons for a missing result. */
const missingResultTexts = {
  unreadable: {
    title: 'Há um valor a corrigir',
    text: (whose: string) => `Corrija ${whose} para ver o resultado.`,
  },
  incomplete: {
    title: 'Falta informar a renda',
    text: (whose: string) => `Preencha ${whose} para ver o resultado.`,
  },
} as const;

const resultTexts = {
  0: {
    title: 'Nenhuma renda informada',
    text: 'A calculadora só responde quando alguém da casa tem renda. Veja no edital como declarar que não há renda.',
  },
  1: {
    title: 'Sim, você está apto a participar!',
    text: 'Apta ou apto pela renda, que está dentro do limite por pessoa. Cada curso também pede idade e escolaridade: confira no edital.',
  },
  2: {
    title: 'Você não está habilitado!',
    text: 'A renda por pessoa é maior do que o programa exige. Habilitada ou habilitado é quem fica até o limite.',
  },
} as const;

/** Shows the calculator's result and its sum, and announces changes (A 5.4). */
export function EligibilityResult({ result, limit }: { result: Eligibility; limit: number }) {
  const said = describeResult(result);
  return (
    <div className={styles.result} data-result={result.kind === 'decided' ? result.result : undefined}>
      <div role="status" aria-live="polite" className={styles.verdict}>
        <p className={styles.title}>{said.title}</p>
        <p>{said.text}</p>
      </div>
      {result.kind !== 'decided' ? (
        <p key="rule" className={styles.formula}>
          Soma das rendas ÷ número de pessoas = renda por pessoa
        </p>
      ) : (
        <p key="sum" className={styles.formula}>
          <span>{formatFormula(result)}</span> <strong>{formatCents(result.average)}</strong> por pessoa.{' '}
          <span>{`O limite é ${formatCents(limit)}.`}</span>
        </p>
      )}
    </div>
  );
}

function formatFormula({ incomes, exact }: Extract<Eligibility, { kind: 'decided' }>): string {
  const people = incomes.length === 1 ? '1 pessoa' : `${incomes.length} pessoas`;
  return `(${incomes.map(formatCents).join(' + ')}) ÷ ${people} ${exact ? '=' : '≈'}`;
}

function describeResult(result: Eligibility): { title: string; text: string } {
  if (result.kind === 'decided') return resultTexts[result.result];
  const { title, text } = missingResultTexts[result.kind];
  const people = new Intl.ListFormat('pt-BR');
  return { title, text: text(people.format(result.places.map((place) => `a Pessoa ${place}`))) };
}
