import type { DiscountPolicy } from '@portal/contract/endpoints/course-details';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { formatCents, toCents } from '@portal/contract/format/money';
import { slug } from '@portal/contract/format/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { discounted, type KnownPolicy, knownPolicies, linesFor } from '../../domain/discount.ts';
import { type PaymentLine, paymentLines } from '../../domain/instalments.ts';
import { percentageText } from '../../domain/percentage-text.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { paymentsQuery } from './course-details.queries.ts';
import styles from './discount-simulator.module.css';
import { PaymentLines } from './payment-lines.tsx';
import { useChoices } from './use-choices.ts';

interface DiscountSimulatorProps {
  courseId: number;
  offered: CourseClass;
  policies: readonly DiscountPolicy[];
}

const anchor = 'simulador';

/** Price of the shown class with a discount; a message without a price, nothing for a free class. */
export function DiscountSimulator({ courseId, offered, policies }: DiscountSimulatorProps) {
  const id = useId();
  const choices = useChoices();
  const payments = useQuery(paymentsQuery(offered.planoDoCursoId));
  const known = knownPolicies(policies);
  const { preco: price } = offered;
  if ((price !== null && price <= 0) || known.length === 0) return null;
  const chosen = known.find(({ name }) => slug(name) === choices.get('desconto'));
  return (
    <section id={anchor} aria-labelledby={`${id}-title`} className={styles.simulator}>
      <div className={styles.question}>
        <h3 id={`${id}-title`}>Simule o valor com desconto</h3>
        <p>
          {`Turma de ${offered.localidade ?? 'cidade a definir'}: ${
            price === null ? 'preço em breve' : formatCents(toCents(price))
          }`}
        </p>
        <ChoiceSelect
          courseId={courseId}
          name="desconto"
          label="Desconto"
          value={chosen ? slug(chosen.name) : ''}
          submitLabel="Simular"
          anchor={anchor}
        >
          <option value="">Escolha um desconto</option>
          {known.map(({ name, percentage }) => (
            <option key={name} value={slug(name)}>
              {`${name} (${percentageText(percentage)})`}
            </option>
          ))}
        </ChoiceSelect>
      </div>
      <div role="status" className={styles.answer}>
        {price === null && <p>Esta turma ainda não tem preço. A simulação aparece aqui quando ele sair.</p>}
        {price !== null && !chosen && <p>Escolha um desconto para ver o preço e as parcelas.</p>}
        {price !== null && chosen && (
          <DiscountedPrice
            cents={toCents(price)}
            policy={chosen}
            lines={payments.isSuccess ? paymentLines(payments.data, price) : []}
          />
        )}
      </div>
    </section>
  );
}

interface DiscountedPriceProps {
  /** Price without discount. */
  cents: number;
  policy: KnownPolicy;
  lines: readonly PaymentLine[];
}

function DiscountedPrice({ cents, policy: { name, percentage }, lines }: DiscountedPriceProps) {
  const rest = discounted(cents, [percentage]);
  return (
    <>
      <dl className={styles.sum}>
        <div>
          <dt>Preço da turma</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
        <div>
          <dt>{`${name} (${percentageText(percentage)})`}</dt>
          <dd>{`− ${formatCents(cents - rest)}`}</dd>
        </div>
        <div className={styles.result}>
          <dt>Preço com desconto</dt>
          <dd>{formatCents(rest)}</dd>
        </div>
      </dl>
      <PaymentLines label="Parcelas com desconto" lines={linesFor(lines, rest)} price={rest / 100} />
      <p className={styles.note}>
        Simulação sobre o preço da turma, com um desconto por vez. A unidade confirma o valor na matrícula.
      </p>
    </>
  );
}
