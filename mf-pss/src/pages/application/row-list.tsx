import { dismissPassing, toast } from '@portal/client/toasts';
import { Button } from '@portal/ui/button';
import { useFieldArray, useFormContext, useWatch } from '@portal/ui/form';
import { FormSection } from '@portal/ui/form-section';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Application,
  blankRows,
  type ListName,
  maximumRows,
  minimumRows,
} from '../../domain/application.ts';
import { addRow, getStepErrorMessage, type WizardError } from '../../domain/wizard.ts';
import styles from './application.module.css';
import type { WizardControls } from './use-wizard.ts';

interface RowListProps {
  list: ListName;
  wizard: WizardControls;
  /** Heading of a row without its number: "Formação". */
  rowTitle: string;
  addLabel: string;
  /** Replaces the rows if there are none; undefined if one is required. */
  none?: { declare: string; text: string };
  /** Renders the fields of a row, whose paths begin with `path`. */
  children: (path: string, row: number) => ReactNode;
}

/** Lists the rows of a step with buttons to add and remove them (B 2.5, B 5). */
export function RowList({ list, wizard, rowTitle, addLabel, none, children }: RowListProps) {
  const { getValues, setError, setFocus, clearErrors, reset } = useFormContext<Application>();
  const { fields } = useFieldArray<Application, ListName>({ name: list });
  const rows = useWatch<Application, ListName>({ name: list });
  const region = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const first = Object.keys(blankRows[list])[0];

  // Focuses an added row.
  useEffect(() => {
    if (added !== null && added < fields.length) setFocus(`${list}.${added}.${first}` as ListName);
  }, [added, fields.length, list, first, setFocus]);

  function showError(refusal: WizardError) {
    if (refusal.kind === 'too-many-rows') toast(`Use no máximo ${maximumRows} linhas`);
    if (refusal.kind !== 'incomplete') return;
    toast(getStepErrorMessage(refusal.issues.map(({ message }) => message)));
    for (const { path, message } of refusal.issues) setError(path as ListName, { type: 'add', message });
    const [missing] = refusal.issues;
    if (missing) setFocus(missing.path as ListName);
  }

  /** A new row shows no errors for empty fields. */
  function replaceRows(changed: Application[ListName]) {
    reset({ [list]: changed });
    wizard.keep({ [list]: changed });
  }

  function add() {
    clearErrors(list);
    dismissPassing();
    const result = addRow(list, { ...wizard.values, ...getValues() }, wizard.context);
    if ('refusal' in result) return showError(result.refusal);
    replaceRows(result.rows);
    setAdded(result.rows.length - 1);
  }

  function remove(row: number) {
    replaceRows(getValues(list).filter((_, at) => at !== row) as Application[ListName]);
    setAdded(null);
    // The button disappears with its row: the focus stays in the list.
    region.current?.focus();
  }

  const isBlank = rows.length === 1 && Object.values(rows[0] ?? {}).every((value) => value === '');
  return (
    <div ref={region} tabIndex={-1} className="stack gap-6">
      {fields.length === 0 && none && <p>{none.text}</p>}
      {fields.map(({ id }, row) => (
        <div key={id} className={styles.row}>
          <FormSection title={`${rowTitle} ${row + 1}`}>{children(`${list}.${row}`, row)}</FormSection>
          {fields.length > minimumRows[list] && (
            <div className="mt-3">
              <Button variant="quiet" onClick={() => remove(row)}>
                {none && isBlank ? (
                  none.declare
                ) : (
                  <>
                    Remover <span className="visuallyHidden">{`${rowTitle.toLowerCase()} ${row + 1}`}</span>
                  </>
                )}
              </Button>
            </div>
          )}
        </div>
      ))}
      <Button variant="secondary" onClick={add}>
        {addLabel}
      </Button>
    </div>
  );
}
