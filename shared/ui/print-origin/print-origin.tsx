import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import styles from './print-origin.module.css';

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Belem',
});

/** On paper alone: whose paper it is, the address of the page, and when it was printed. */
export function PrintOrigin() {
  useLocation(); // renders again when the address changes
  const [printedAt, setPrintedAt] = useState<Date | null>(null);

  useEffect(() => {
    const onPrint = () => flushSync(() => setPrintedAt(new Date()));
    setPrintedAt(new Date());
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);

  return (
    <p className={styles.origin}>
      <strong>Senac Amapá</strong>
      {printedAt && (
        <>
          <span>{window.location.href}</span>
          <span>Impresso em {moment.format(printedAt)}</span>
        </>
      )}
    </p>
  );
}
