import { toast } from '@portal/shared/toasts';
import { Button } from '@portal/shared/ui/button';
import { useFieldArray, useFormContext } from '@portal/shared/ui/form';
import { FormSection } from '@portal/shared/ui/form-section';
import { allFields } from '@portal/shared/validators/messages';
import { type ReactNode, useRef } from 'react';
import { type Application, blankRows, type ListName } from '../../domain/application.ts';
import type { Refusal } from '../../domain/wizard.ts';
import { leastRows, mostRows } from '../../domain/wizard-lists.ts';
import styles from './open-wizard.module.css';
import type { WizardControls } from './use-wizard.ts';

interface RowListProps {
  list: ListName;
  wizard: WizardControls;
  /** What a row is, as "Formação 2" is headed. */
  rowTitle: string;
  addLabel: string;
  /** What stands in place of the rows when there are none; undefined where one always remains. */
  none?: { declare: string; text: string };
  /** The fields of a row whose paths begin with `path`. */
  children: (path: string, row: number) => ReactNode;
}

/** Rows of a step, added and removed by its rules (B 2.5, B 5). */
export function RowList({ list, wizard, rowTitle, addLabel, none, children }: RowListProps) {
  const { getValues, setError, setFocus, clearErrors } = useFormContext<Application>();
  const { fields, append, remove } = useFieldArray<Application, ListName>({ name: list });
  const region = useRef<HTMLDivElement>(null);

  function refuse(refusal: Refusal) {
    if (refusal.kind === 'too-many-rows') toast(`Use no máximo ${mostRows} linhas`);
    if (refusal.kind !== 'incomplete') return;
    toast(allFields);
    for (const { path, message } of refusal.issues) setError(path as ListName, { type: 'add', message });
    const [first] = refusal.issues;
    if (first) setFocus(first.path as ListName);
  }

  function addRow() {
    clearErrors(list);
    const { refusal } = wizard.decide({ kind: 'add', list }, getValues());
    if (refusal) refuse(refusal);
    else append(blankRows[list], { shouldFocus: true });
  }

  function removeRow(row: number) {
    const { refusal } = wizard.decide({ kind: 'remove', list, row }, getValues());
    if (refusal) return refuse(refusal);
    remove(row);
    // The button goes with its row: the keyboard stays in the list.
    region.current?.focus();
  }

  const isBlank =
    fields.length === 1 && wizard.values[list].length <= 1 && isBlankRow(getValues(`${list}.0`));
  return (
    <div ref={region} tabIndex={-1} className={styles.rows}>
      {fields.length === 0 && none && <p className={styles.lead}>{none.text}</p>}
      {fields.map(({ id }, row) => (
        <div key={id} className={styles.row}>
          <FormSection title={`${rowTitle} ${row + 1}`}>{children(`${list}.${row}`, row)}</FormSection>
          {fields.length > leastRows[list] && (
            <div className={styles.remove}>
              <Button variant="quiet" onClick={() => removeRow(row)}>
                {none && isBlank ? none.declare : 'Remover'}
                <span className="visuallyHidden">
                  {none && isBlank ? '' : ` ${rowTitle.toLowerCase()} ${row + 1}`}
                </span>
              </Button>
            </div>
          )}
        </div>
      ))}
      <Button variant="secondary" onClick={addRow}>
        {addLabel}
      </Button>
    </div>
  );
}

const isBlankRow = (row: object | undefined): boolean =>
  Object.values(row ?? {}).every((value) => value === '');
