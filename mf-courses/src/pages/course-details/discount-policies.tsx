import { fileUrl } from '@portal/client/addresses/file-url';
import type { DiscountPolicy } from '@portal/contract/endpoints/course-details';
import type { CourseClass } from '@portal/contract/endpoints/courses';
import { AsyncRegion } from '@portal/ui/async-region';
import { EmptyState } from '@portal/ui/empty-state';
import { Section } from '@portal/ui/section';
import { Skeleton } from '@portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { percentageText } from '../../domain/percentage-text.ts';
import styles from './course-details.module.css';
import { discountPoliciesQuery } from './course-details.queries.ts';
import { DiscountSimulator } from './discount-simulator.tsx';

interface DiscountPoliciesProps {
  courseId: number;
  /** Undefined for a course without classes. */
  offered: CourseClass | undefined;
}

/** Discounts: beneficiaries, percentages and resulting prices (A 2.5). */
export function DiscountPolicies({ courseId, offered }: DiscountPoliciesProps) {
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
            <ul className={styles.policies}>
              {all.map((policy) => (
                <PolicyCard key={policy.name} policy={policy} />
              ))}
            </ul>
            {offered && <DiscountSimulator courseId={courseId} offered={offered} policies={all} />}
          </>
        )}
      </AsyncRegion>
    </Section>
  );
}

const PolicyCard = ({ policy: { name, percentage, descriptive, icon } }: { policy: DiscountPolicy }) => (
  <li className={styles.policy}>
    {icon && <img src={fileUrl(icon)} alt="" width={48} height={48} loading="lazy" />}
    {percentage !== null && <p className={styles.percentage}>{percentageText(percentage)}</p>}
    <h3>{name}</h3>
    {descriptive && <p>{descriptive}</p>}
  </li>
);
