import { useNavigation } from '@portal/runtime/router';
import styles from './progress-line.module.css';

/** The line of the equator runs along the top while the next page is on its way. */
export function ProgressLine() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="progressbar" aria-label="Carregando a página" className={styles.line} hidden={!loading} />
  );
}
