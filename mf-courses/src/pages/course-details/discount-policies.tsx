import { fileUrl } from '@portal/client/addresses/file-url';
import type { DiscountPolicy } from '@portal/contract/endpoints/course-details';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { formatCents, toCents } from '@portal/contract/format/money';
import { slug } from '@portal/contract/format/text';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import {
  discounted,
  type KnownPolicy,
  knownPolicies,
  linesFor,
  lineText,
  type PaymentLine,
  paymentLines,
  percentageText,
  totalText,
} from '../../domain/payments.ts';
import { ChoiceSelect, useChoices } from './choice-select.tsx';
import styles from './course-details.module.css';
import { discountPoliciesQuery, paymentsQuery } from './course-details.queries.ts';

/** Discounts: beneficiaries, percentages and, if the course has a class, resulting prices (A 2.5). */
export function DiscountPolicies({ offered }: { offered: CourseClass | undefined }) {
  const policies = useQuery(discountPoliciesQuery());
  return (
    <Section title="Políticas de desconto" tone="areia">
      <AsyncRegion
        query={policies}
        loading={<Skeleton kind="card" count={3} label="Carregando os descontos…" />}
        emptyState={<EmptyState title="Nenhum desconto em vigor" />}
        failedTitle="Não foi possível carregar os descontos"
      >
        {(all) => (
          <>
            <ul className={`stack ${styles.policies}`}>
              {all.map((policy) => (
                <PolicyCard key={policy.name} policy={policy} />
              ))}
            </ul>
            {offered && <DiscountSimulator offered={offered} policies={all} />}
          </>
        )}
      </AsyncRegion>
    </Section>
  );
}

const PolicyCard = ({ policy: { name, percentage, descriptive, icon } }: { policy: DiscountPolicy }) => (
  <li className={`lineCard stack top gap-2 p-5 ${styles.policy}`}>
    {icon && <img src={fileUrl(icon)} alt="" width={48} height={48} loading="lazy" />}
    {percentage !== null && (
      <p className={`heading tabular ${styles.percentage}`}>{percentageText(percentage)}</p>
    )}
    <h3 className="heading text-md">{name}</h3>
    {descriptive && <p className="text-sm">{descriptive}</p>}
  </li>
);

const anchor = 'simulador';

interface DiscountSimulatorProps {
  offered: CourseClass;
  policies: readonly DiscountPolicy[];
}

/** Price of the shown class with a discount; a message without a price, nothing for a free class. */
function DiscountSimulator({ offered, policies }: DiscountSimulatorProps) {
  const id = useId();
  const choices = useChoices();
  const payments = useQuery(paymentsQuery(offered.planoDoCursoId));
  const known = knownPolicies(policies);
  const { preco: price } = offered;
  if ((price !== null && price <= 0) || known.length === 0) return null;
  const chosen = known.find(({ name }) => slug(name) === choices.get('desconto'));
  return (
    <section
      id={anchor}
      aria-labelledby={`${id}-title`}
      className={`noPrint card stack mt-6 p-6 ${styles.simulator}`}
    >
      <div className="stack top gap-3">
        <h3 id={`${id}-title`}>Simule o valor com desconto</h3>
        <p>
          {`Turma de ${offered.localidade ?? 'cidade a definir'}: ${
            price === null ? 'preço em breve' : formatCents(toCents(price))
          }`}
        </p>
        <ChoiceSelect
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
      <div role="status" className={`stack gap-3 text-sm ${styles.answer}`}>
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
  cents: number;
  policy: KnownPolicy;
  lines: readonly PaymentLine[];
}

function DiscountedPrice({ cents, policy: { name, percentage }, lines }: DiscountedPriceProps) {
  const rest = discounted(cents, percentage);
  return (
    <>
      <dl className="stack gap-1 tabular">
        <div className="cluster between gap-0 gap-x-4">
          <dt>Preço da turma</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
        <div className="cluster between gap-0 gap-x-4">
          <dt>{`${name} (${percentageText(percentage)})`}</dt>
          <dd>{`− ${formatCents(cents - rest)}`}</dd>
        </div>
        <div className={`cluster between baseline gap-0 gap-x-4 mt-1 lineTop bold ${styles.result}`}>
          <dt>Preço com desconto</dt>
          <dd>{formatCents(rest)}</dd>
        </div>
      </dl>
      <PaymentLines label="Parcelas com desconto" lines={linesFor(lines, rest)} price={rest / 100} />
      <p className="muted text-xs">
        Simulação sobre o preço da turma, com um desconto por vez. A unidade confirma o valor na matrícula.
      </p>
    </>
  );
}

interface PaymentLinesProps {
  label: string;
  lines: readonly PaymentLine[];
  /** Price in reais; null if unknown. */
  price: number | null;
}

/** Payment methods with their instalments and totals (A 2.5). */
export function PaymentLines({ label, lines, price }: PaymentLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className="stack gap-1 tabular mb-3">
      {lines.map((line) => (
        <li key={lineText(line)}>
          <span>{lineText(line)}</span>{' '}
          {totalText(line, price) && (
            <span className={`muted ${styles.total}`}>{totalText(line, price)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
