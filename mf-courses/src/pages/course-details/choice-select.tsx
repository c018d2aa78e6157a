import { queryString } from '@portal/contract/format/links';
import { Button } from '@portal/ui/button';
import { PlainSelect } from '@portal/ui/plain-field';
import { useHydrated } from '@portal/ui/use-hydrated';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import styles from './course-details.module.css';

/** Query parameters of the page's choices. */
export const choiceNames = ['turma', 'desconto'] as const;

/** Returns the page's choices, including those of a pending navigation: servers may be slow. */
export function useChoices(): URLSearchParams {
  const here = useHref(useLocation().pathname);
  const [search] = useSearchParams();
  const { location: coming } = useNavigation();
  return coming?.pathname === here ? new URLSearchParams(coming.search) : search;
}

/** Id of the page's form of choices, to which fields anywhere on the page belong. */
const FORM_ID = 'escolhas';

/** Form of the page's choices. */
export const ChoiceForm = ({ children }: { children: ReactNode }) => (
  <form id={FORM_ID} method="get" action={useHref(useLocation().pathname)}>
    {children}
  </form>
);

interface ChoiceSelectProps {
  name: 'turma' | 'desconto';
  label: string;
  value: string;
  /** Label of the submit button without JavaScript. */
  submitLabel: string;
  anchor: string;
  children: ReactNode;
}

/** Select stored in the URL with all other choices. It applies immediately; without JavaScript, after a button. */
export function ChoiceSelect({ name, label, value, submitLabel, anchor, children }: ChoiceSelectProps) {
  const { pathname: path } = useLocation();
  const action = useHref(path);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const select = useRef<HTMLSelectElement>(null);
  /** Choices that the URL does not have yet. */
  const pendingChoices = useRef(0);

  // Uncontrolled fields respond before the URL changes, and keep the focus meanwhile.
  useEffect(() => {
    // A late render of a previous URL must not undo a newer choice.
    const chosen = new URLSearchParams(window.location.search).get(name) ?? value;
    if (select.current && pendingChoices.current === 0 && chosen === value) select.current.value = value;
  }, [name, value]);

  async function show(form: HTMLFormElement | null) {
    if (!form) return;
    pendingChoices.current += 1;
    await navigate(path + choiceQuery(new FormData(form)), { replace: true, preventScrollReset: true });
    pendingChoices.current -= 1;
  }

  return (
    <div className={`noPrint cluster alignEnd ${styles.choice}`}>
      <PlainSelect
        label={label}
        ref={select}
        form={FORM_ID}
        name={name}
        defaultValue={value}
        onChange={(event) => void show(event.currentTarget.form)}
      >
        {children}
      </PlainSelect>
      {!hydrated && (
        <noscript>
          <Button type="submit" variant="secondary" form={FORM_ID} formAction={`${action}#${anchor}`}>
            {submitLabel}
          </Button>
        </noscript>
      )}
    </div>
  );
}

/** Builds the query of a course page from the selected class (`turma`) and discount (`desconto`), without empty ones. */
function choiceQuery(choices: Iterable<readonly [string, unknown]>): string {
  const search = new URLSearchParams();
  for (const [name, value] of choices) if (value) search.set(name, String(value));
  return queryString(search);
}
