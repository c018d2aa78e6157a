import { now } from '@portal/shared/clock';
import { formatDateTime } from '@portal/shared/format/date';
import { institution } from '@portal/shared/institution';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styles from './print-origin.module.css';

/** On paper alone: whose paper it is, the address of the page, and when it was printed. */
export function PrintOrigin() {
  useLocation(); // renders again when the address changes
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
