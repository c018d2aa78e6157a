import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Alert } from '../alert/alert.tsx';
import { FormIdContext, fieldId } from '../form/form-context.ts';
import styles from './error-summary.module.css';
import { countProblems, listErrors, withLabel, withRow } from './list-errors.ts';

/**
 * Lists a form's errors with links to the fields. It takes the focus after each invalid submission. `Form` contains
 * one; no other component needs it.
 */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormState();
  const formId = useContext(FormIdContext);
  const ref = useRef<HTMLDivElement>(null);
  const listed = listErrors(errors, (name) => document.getElementById(fieldId(formId, name)));
  const refused = listed.length > 0 && submitCount > 0;
  useTitlePrefix('Erro: ', refused);

  // Once per submission, not per correction.
  useEffect(() => {
    if (!isSubmitting) ref.current?.focus();
  }, [submitCount, isSubmitting]);

  const goTo = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    (field.closest('[data-field]') ?? field).scrollIntoView?.({ block: 'start' });
    field.focus({ preventScroll: true });
  };

  const textOf = ({ name, message }: { name: string; message: string }) => {
    const id = fieldId(formId, name);
    const control = document.getElementById(id);
    // The label of a checkbox is a sentence, and so is its message.
    const isBox = control?.matches('[type="checkbox"]');
    const label = (!isBox && document.getElementById(`${id}-label`)?.textContent) || '';
    const section = control?.closest<HTMLElement>('[data-section]')?.dataset.section;
    return withRow(withLabel(message, label), name, section);
  };

  if (!refused) return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      <Alert tone="error" title={<h2 className={styles.title}>{countProblems(listed.length)}</h2>}>
        <ul className={styles.list}>
          {listed.map(({ name, message }) => (
            <li key={`${name}: ${message}`}>
              {name === undefined ? (
                message
              ) : (
                <a href={`#${fieldId(formId, name)}`} onClick={(event) => goTo(event, fieldId(formId, name))}>
                  {textOf({ name, message })}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Prefixes the page's title while `active`. */
function useTitlePrefix(prefix: string, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, active]);
}
