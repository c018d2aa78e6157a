import type { PsgProcess } from '@portal/contract/endpoints/selection-processes';
import type { Settings } from '@portal/contract/endpoints/settings';
import { formatDate } from '@portal/contract/format/date';
import { formatCents } from '@portal/contract/format/money';
import { Button } from '@portal/ui/button';
import { Section } from '@portal/ui/section';
import { eligibility, incomeLimit } from '../../domain/eligibility.ts';
import { EligibilityResult } from './eligibility-result.tsx';
import { FreeCourses } from './free-courses.tsx';
import styles from './income-calculator.module.css';
import { MoneyField } from './money-field.tsx';
import { OpenNotices } from './open-notices.tsx';
import { useIncomes } from './use-incomes.ts';

/** Shows the requirements, and a calculator of the family's eligibility (A 2.8, A 5.4). */
export function IncomeCalculator({
  settings,
  processes,
}: {
  settings: Settings | undefined;
  /** Undefined while unknown. */
  processes: readonly PsgProcess[] | undefined;
}) {
  const { incomes, change, add, remove, fieldRef } = useIncomes();
  const limit = incomeLimit(settings);
  const result = eligibility(
    incomes.map(({ text }) => text),
    limit.cents,
  );
  return (
    <Section title="Calculadora de elegibilidade" tone="rio" id="calculadora">
      <div className={styles.intro}>
        <p>
          O programa é para quem tem renda familiar mensal de até 2 salários mínimos federais por pessoa. Some
          a renda de todas as pessoas da casa e divida pelo número de pessoas, contando as que não têm renda.
        </p>
        <p className={styles.limit}>
          Limite: <strong>{formatCents(limit.cents)}</strong>{' '}
          <span>
            {limit.since ? `por pessoa, em vigor desde ${formatDate(limit.since)}.` : 'por pessoa.'}
          </span>
        </p>
        <noscript>
          <p>A calculadora precisa de JavaScript; a conta acima pode ser feita à mão.</p>
        </noscript>
      </div>
      <div className={styles.calculator}>
        <fieldset className={styles.people}>
          <legend className={styles.legend}>Renda mensal de cada pessoa da casa</legend>
          {incomes.map(({ key, text }, index) => (
            <div key={key} className={styles.person}>
              <MoneyField
                ref={fieldRef(key)}
                label={`Pessoa ${index + 1} (0 se não tem renda)`}
                value={text}
                onChange={(typed) => change(key, typed)}
              />
              {incomes.length > 1 && (
                <Button
                  variant="quiet"
                  aria-label={`Remover pessoa ${index + 1}`}
                  onClick={() => remove(key)}
                >
                  Remover
                </Button>
              )}
            </div>
          ))}
          <Button variant="secondary" onClick={add}>
            Adicionar pessoa
          </Button>
        </fieldset>
        <div className={styles.answer}>
          <EligibilityResult result={result} limit={limit.cents} />
          {result.kind === 'decided' && result.result === 1 && processes && (
            <OpenNotices processes={processes} />
          )}
        </div>
      </div>
      {result.kind === 'decided' && <FreeCourses />}
    </Section>
  );
}
