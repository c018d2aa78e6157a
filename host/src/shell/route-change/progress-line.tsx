import { useNavigation } from '@portal/runtime/router';
import styles from './progress-line.module.css';

/** The progress line along the top while the next page is loading, drawn as the equator. */
export function ProgressLine() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="progressbar" aria-label="Carregando a página" className={styles.line} hidden={!loading} />
  );
}
