import { useHref, useNavigate, useSearchParams } from '@portal/shared/router';
import { Button } from '@portal/shared/ui/button';
import { PlainSelect } from '@portal/shared/ui/plain-field';
import { useHydrated } from '@portal/shared/ui/use-hydrated';
import type { ReactNode } from 'react';
import { type Choice, withChoice } from '../../domain/page-choice.ts';
import styles from './course-details.module.css';

interface ChoiceFormProps {
  courseId: number;
  choice: Choice;
  label: string;
  /** What is chosen now; another value starts the field afresh. */
  value: string;
  /** What sends the choice where there is no JavaScript. */
  submitLabel: string;
  /** Where that leads to on the page. */
  anchor: string;
  /** The options. */
  children: ReactNode;
}

/** A select whose choice stands in the address: it shows at once; without JavaScript, after a button. */
export function ChoiceForm({
  courseId,
  choice,
  label,
  value,
  submitLabel,
  anchor,
  children,
}: ChoiceFormProps) {
  const path = `/detalhes/${courseId}`;
  const action = useHref(path);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const show = (next: string) =>
    navigate(path + withChoice(search, choice, next), { replace: true, preventScrollReset: true });
  return (
    <form method="get" action={`${action}#${anchor}`} className={styles.choice}>
      {[...search]
        .filter(([name]) => name !== choice)
        .map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={kept} />
        ))}
      <PlainSelect
        label={label}
        key={value}
        name={choice}
        defaultValue={value}
        onChange={(event) => void show(event.currentTarget.value)}
      >
        {children}
      </PlainSelect>
      {!hydrated && (
        <noscript>
          <Button type="submit" variant="secondary">
            {submitLabel}
          </Button>
        </noscript>
      )}
    </form>
  );
}
