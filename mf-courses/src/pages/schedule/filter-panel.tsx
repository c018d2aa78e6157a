import { Check, ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styles from './filter-bar.module.css';

interface PanelOption {
  value: string;
  label: string;
  /** Address with this option chosen, or given up where it is chosen. */
  to: string;
  chosen: boolean;
  count?: number;
}

interface FilterPanelProps {
  label: string;
  options: readonly PanelOption[];
  /** A chosen filter can be given up; of the orders there is always one. */
  kind: 'filter' | 'order';
}

/** One filter's options as links, behind its name: the browser's own disclosure, so that it needs no JavaScript. */
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

/** The panel closes, and its button keeps the focus. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  const details = currentTarget.closest('details');
  details?.removeAttribute('open');
  details?.querySelector('summary')?.focus({ preventScroll: true });
}
