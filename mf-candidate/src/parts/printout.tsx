import { PrintOrigin } from '@portal/ui/print-origin';
import { WrapText } from '@portal/ui/wrap-text';
import { type ReactNode, useId } from 'react';
import styles from './printout.module.css';
import { PrintoutVerification } from './printout-verification.tsx';

interface PrintoutProps {
  title: string;
  /** Registration number at the top. */
  number: string | null;
  /** URL of the verification page, if the server has one. */
  checkUrl?: string | null;
  children: ReactNode;
}

/** Shows a receipt or a sheet: a sheet of its own on the screen, the whole page on a printer (B 2.7). */
export function Printout({ title, number, checkUrl, children }: PrintoutProps) {
  const id = useId();
  return (
    <article className={styles.printout} aria-labelledby={id}>
      <PrintOrigin />
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.number}>
          <span className={styles.numberLabel}>Número de inscrição</span> {number ?? '—'}
        </p>
      </header>
      {children}
      {checkUrl && <PrintoutVerification url={checkUrl} />}
    </article>
  );
}

interface PrintoutGroupProps {
  title: string;
  facts: readonly (readonly [term: string, value: string | null])[];
  /** Whether each fact takes a full line. */
  isWide?: boolean;
}

/** Shows labelled values below a heading; missing ones print as blank lines. */
export function PrintoutGroup({ title, facts, isWide = false }: PrintoutGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isWide ? styles.long : undefined}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      <dl className={isWide ? styles.wideFacts : styles.facts}>
        {facts.map(([term, value], at) => (
          <div key={at} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              {value ? <WrapText>{value}</WrapText> : <span className="visuallyHidden">em branco</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows lines for signatures. */
export const Signatures = ({ of }: { of: readonly string[] }) => (
  <div className={styles.signatures}>
    {of.map((who) => (
      <p key={who} className={styles.signature}>
        {who}
      </p>
    ))}
  </div>
);
