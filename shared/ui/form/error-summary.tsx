import { fold } from '@portal/contract/format/text';
import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { type FieldErrors, type FieldValues, useFormState } from 'react-hook-form';
import { Alert } from '../alert/alert.tsx';
import { FormIdContext, fieldId } from '../form-field/use-form-field.ts';
import styles from './form.module.css';

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
    <div ref={ref} tabIndex={-1} className="full scrolledTo">
      <Alert tone="error" title={<h2 className="text-md">{countProblems(listed.length)}</h2>}>
        <ul className={`stack gap-0 roomyLinks ${styles.errors}`}>
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

interface ListedError {
  /** Path of the field, or undefined for the whole form. */
  name: string | undefined;
  message: string;
}

/**
 * Lists the errors of a form, including rows of lists, in the order of the fields on the page.
 * @param elementOf finds the control of a field
 */
export function listErrors(
  errors: FieldErrors<FieldValues>,
  elementOf: (name: string) => Node | null,
): ListedError[] {
  const placed = collectErrors(errors, []).map((error) => ({
    error,
    element: error.name === undefined ? null : elementOf(error.name),
  }));
  return placed.sort((a, b) => compareByPosition(a.element, b.element)).map(({ error }) => error);
}

/** Ignores spelling differences: "E-mail" and "Email" are equal. */
const normalise = (text: string): string => fold(text).replaceAll('-', '');

const countProblems = (count: number): string => (count === 1 ? 'Há 1 problema' : `Há ${count} problemas`);

/**
 * Returns a message that names its field. The specified messages for empty fields use other names than the labels,
 * such as "CNPJ obrigatório" at "CPF ou CNPJ": the summary states what to do instead.
 */
export function withLabel(message: string, label: string): string {
  if (!label) return message;
  if (/obrigatóri[oa]\.?$/i.test(message)) return `${label}: informe este campo`;
  return normalise(message).includes(normalise(label)) ? message : `${label}: ${lowerFirst(message)}`;
}

/** Lower-cases the first letter after a colon; acronyms stay. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * Adds the row to a message, as all rows have the same fields.
 * @param name path of the field; one with a number is in a row
 * @param section title of the fields around it
 */
export const withRow = (text: string, name: string, section: string | undefined): string =>
  section && /\.\d+(\.|$)/.test(name) ? `${section} – ${text}` : text;

function collectErrors(node: object, path: string[]): ListedError[] {
  if ('message' in node && typeof node.message === 'string' && node.message) {
    const name = path[0] === 'root' ? undefined : path.filter((part) => part !== 'root').join('.');
    return [{ name, message: node.message }];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    key !== 'ref' && typeof child === 'object' && child !== null ? collectErrors(child, [...path, key]) : [],
  );
}

/** Errors without a position come first: they concern the whole form. */
function compareByPosition(a: Node | null, b: Node | null): number {
  if (a === b) return 0;
  if (!a || !b) return a ? 1 : -1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
