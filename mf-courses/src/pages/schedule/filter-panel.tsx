import { Check, ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './filter-bar.module.css';

interface PanelOption {
  value: string;
  label: string;
  /** Path with this option selected, or cleared if it is selected. */
  to: string;
  chosen: boolean;
  count?: number;
}

interface FilterPanelProps {
  label: string;
  options: readonly PanelOption[];
  /** A selected filter can be cleared; one order is always selected. */
  kind: 'filter' | 'order';
}

/** Options of a filter as links in a native disclosure, which needs no JavaScript. */
export function FilterPanel({ label, options, kind }: FilterPanelProps) {
  const chosen = options.find((option) => option.chosen);
  return (
    <details name="filtros" className={styles.facet}>
      <summary className={styles.summary} data-kind={kind} data-chosen={chosen !== undefined}>
        {label}
        {kind === 'order' && chosen && <span className={styles.order}>{`: ${chosen.label}`}</span>}
        <ChevronDown aria-hidden="true" size={18} className={styles.arrow} />
      </summary>
      <ul className={styles.panel}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={option.to}
              preventScrollReset
              aria-current={option.chosen || undefined}
              className={styles.option}
              onClick={close}
            >
              {option.chosen && <Check aria-hidden="true" size={18} />}
              <span>
                <span>{option.label}</span>{' '}
                {option.chosen && kind === 'filter' && (
                  <span className="visuallyHidden">(remover filtro)</span>
                )}
              </span>{' '}
              {option.count !== undefined && (
                <span className={styles.count}>
                  <span>{option.count}</span>{' '}
                  <span className="visuallyHidden">{option.count === 1 ? 'curso' : 'cursos'}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes the panel; its button keeps the focus. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus({ preventScroll: true });
}
