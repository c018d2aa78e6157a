import { Button } from '@portal/ui/button';
import { PlainSelect } from '@portal/ui/plain-field';
import { useHydrated } from '@portal/ui/use-hydrated';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { choiceQuery } from '../../domain/page-choice.ts';
import styles from './course-details.module.css';

/** The page's one form of choices: each of its fields names it, wherever on the page it stands. */
const FORM = 'escolhas';

const pathOf = (courseId: number) => `/detalhes/${courseId}`;

/** Holds the page's choices together. */
export const ChoiceForm = ({ courseId, children }: { courseId: number; children: ReactNode }) => (
  <form id={FORM} method="get" action={useHref(pathOf(courseId))}>
    {children}
  </form>
);

interface ChoiceSelectProps {
  courseId: number;
  /** Of the choice in the address. */
  name: 'turma' | 'desconto';
  label: string;
  /** What the address has chosen. */
  value: string;
  /** What sends the choices where there is no JavaScript. */
  submitLabel: string;
  /** Where that leads to on the page. */
  anchor: string;
  /** The options. */
  children: ReactNode;
}

/** One choice, kept in the address with all others: it shows at once; without JavaScript, after a button. */
export function ChoiceSelect({
  courseId,
  name,
  label,
  value,
  submitLabel,
  anchor,
  children,
}: ChoiceSelectProps) {
  const path = pathOf(courseId);
  const action = useHref(path);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  /** Choices that the address does not have yet. */
  const underWay = useRef(0);

  // The fields are the visitor's own: they are quicker than the address, and keep the focus while it follows.
  useEffect(() => {
    // What is drawn late, of an address that has been left, takes no later choice back.
    const chosen = new URLSearchParams(window.location.search).get(name) ?? value;
    if (select.current && underWay.current === 0 && chosen === value) select.current.value = value;
  }, [name, value]);

  async function show(form: HTMLFormElement | null) {
    if (!form) return;
    underWay.current += 1;
    await navigate(path + choiceQuery(new FormData(form)), { replace: true, preventScrollReset: true });
    underWay.current -= 1;
  }

  return (
    <div className={styles.choice}>
      <PlainSelect
        label={label}
        ref={select}
        form={FORM}
        name={name}
        defaultValue={value}
        onChange={(event) => void show(event.currentTarget.form)}
      >
        {children}
      </PlainSelect>
      {!hydrated && (
        <noscript>
          <Button type="submit" variant="secondary" form={FORM} formAction={`${action}#${anchor}`}>
            {submitLabel}
          </Button>
        </noscript>
      )}
    </div>
  );
}
