import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  /** Group of disclosures of which one is open at a time. */
  name?: string;
  /** Anchor: a URL that ends with it opens the disclosure. */
  id?: string;
  open?: boolean;
  /** Folds only on narrow screens; wider ones and printouts always show the content, without the summary. */
  narrowOnly?: boolean;
  children: ReactNode;
}

/** Question and answer in a native `<details>`. */
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
