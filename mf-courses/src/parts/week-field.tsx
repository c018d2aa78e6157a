import { dayParts, days, readWeek } from '@portal/contract/catalogue/week-cells';
import { Button } from '@portal/ui/button';
import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import styles from './course-list.module.css';

/** Free hours of a week, initially collapsed: a table of checkboxes that also supports dragging. */
export function WeekField({ form, value }: { form: string; value: string }) {
  const painting = useDragSelect();
  const free = readWeek(value);
  return (
    <details className={styles.week}>
      <summary className="target gap-1 text-sm bold azulRio">
        Pinte sua semana <ChevronDown aria-hidden="true" size={18} className="turning" />
      </summary>
      <p id="semana-livre">
        Marque quando você está livre: ficam as turmas que cabem inteiras nesses horários.
      </p>
      <table className={`superficie ${styles.grid}`} aria-describedby="semana-livre" {...painting}>
        <caption className="visuallyHidden">Horários livres</caption>
        <thead>
          <tr>
            <td />
            {dayParts.map(({ value: part, label, hours }) => (
              <th key={part} scope="col">
                {label} <span className={`block muted ${styles.hours}`}>{hours}</span>
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
                  <label className={`grid ${styles.cell}`}>
                    <input
                      type="checkbox"
                      form={form}
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
        <Button type="submit" form={form} variant="secondary">
          Ver turmas que cabem
        </Button>
      </div>
    </details>
  );
}

/** Current drag: its first box, and whether it checks or clears. */
interface DragSelection {
  first: HTMLInputElement;
  marks: boolean;
  /** Whether it has left its first box, so that it is no click. */
  drawn: boolean;
}

const findBox = (target: EventTarget): HTMLInputElement | null =>
  (target as Element).closest('label')?.querySelector('input') ?? null;

/** Allows dragging with mouse or pen over checkboxes, which take the state of the first one. Touches scroll. */
export function useDragSelect() {
  const stroke = useRef<DragSelection | null>(null);
  return {
    onPointerDown({ target, pointerType, button }: PointerEvent<HTMLElement>) {
      const first = findBox(target);
      stroke.current =
        first && pointerType !== 'touch' && button === 0
          ? { first, marks: !first.checked, drawn: false }
          : null;
    },
    onPointerOver({ target, buttons }: PointerEvent<HTMLElement>) {
      const box = findBox(target);
      const { current } = stroke;
      if (!box || !current || buttons !== 1 || (box === current.first && !current.drawn)) return;
      current.drawn = true;
      current.first.checked = current.marks;
      box.checked = current.marks;
    },
    onClickCapture(press: MouseEvent<HTMLElement>) {
      // The click at the end of a drag would toggle its first box again.
      if (stroke.current?.drawn && press.detail > 0) press.preventDefault();
      stroke.current = null;
    },
  };
}
