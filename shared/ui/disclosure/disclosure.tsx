import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** Disclosures of the same name close one another. */
  name?: string;
  /** Anchor: an address that ends with it opens the disclosure. */
  id?: string;
  /** Whether it starts open. */
  open?: boolean;
  /** Folds on narrow screens only; wider ones and paper always show the content, without the summary. */
  narrowOnly?: boolean;
  children: ReactNode;
}

/** A question and its answer, in the browser's own `<details>`. */
export function Disclosure({ summary, name, id, open = false, narrowOnly, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    if (!id || hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, id]);

  return (
    <details
      ref={details}
      id={id}
      name={name}
      open={open}
      className={styles.disclosure}
      data-narrow-only={narrowOnly}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
