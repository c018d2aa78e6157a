import { now } from '@portal/contract/clock';
import { formatDateTime } from '@portal/contract/format/date';
import { institution } from '@portal/contract/institution';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styles from './print-origin.module.css';

/** Origin of a printout: institution, URL and time of printing. */
export function PrintOrigin() {
  useLocation(); // re-renders when the URL changes
  const [printedAt, setPrintedAt] = useState<string | null>(null);

  useEffect(() => {
    const print = () => setPrintedAt(new Date(now()).toISOString());
    const onPrint = () => flushSync(print);
    print();
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);

  return (
    <p className={styles.origin}>
      <strong>{institution.name}</strong>
      {printedAt && (
        <>
          <span>{window.location.href}</span>
          <span>Impresso em {formatDateTime(printedAt)}</span>
        </>
      )}
    </p>
  );
}
