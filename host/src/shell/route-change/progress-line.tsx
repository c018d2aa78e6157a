import { useIsNavigating } from '@portal/platform/browser';
import styles from './progress-line.module.css';

/** Progress line at the top while the next page loads, drawn as the equator. */
export function ProgressLine() {
  const isNavigating = useIsNavigating();
  return (
    <div role="progressbar" aria-label="Carregando a página" className={styles.line} hidden={!isNavigating} />
  );
}
