import { dayParts, days, readWeek } from '@portal/shared/catalogue/week-cells';
import { Button } from '@portal/ui/button';
import { ChevronDown } from 'lucide-react';
import { FORM_ID } from './schedule-filter.tsx';
import { useDragSelect } from './use-drag-select.ts';
import styles from './week-field.module.css';

/**
 * Free hours of a week: a table of checkboxes that also supports dragging. Part of the schedule's form, although
 * outside its element, and initially collapsed.
 * @param value free hours as in the URL
 */
export function WeekField({ value }: { value: string }) {
  const painting = useDragSelect();
  const free = readWeek(value);
  return (
    <details className={styles.week}>
      <summary className={styles.summary}>
        Pinte sua semana <ChevronDown aria-hidden="true" size={18} className={styles.arrow} />
      </summary>
      <p id="semana-livre">
        Marque quando você está livre: ficam as turmas que cabem inteiras nesses horários.
      </p>
      <table className={styles.grid} aria-describedby="semana-livre" {...painting}>
        <caption className="visuallyHidden">Horários livres</caption>
        <thead>
          <tr>
            <td />
            {dayParts.map(({ value: part, label, hours }) => (
              <th key={part} scope="col">
                {label} <span className={styles.hours}>{hours}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ value: day, label }) => (
            <tr key={day}>
              <th scope="row">{label}</th>
              {dayParts.map(({ value: part, when }) => (
                <td key={part}>
                  <label className={styles.cell}>
                    <input
                      type="checkbox"
                      form={FORM_ID}
                      name={`${day}-${part}`}
                      value="1"
                      defaultChecked={free.includes(`${day}-${part}`)}
                    />
                    <span className="visuallyHidden">
                      {label} {when}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.action}>
        <Button type="submit" form={FORM_ID} variant="secondary">
          Ver turmas que cabem
        </Button>
      </div>
    </details>
  );
}
