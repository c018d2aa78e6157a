import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** Anchor: a URL that ends with it opens the disclosure. */
  id?: string;
  open?: boolean;
  /** Folds only on narrow screens; wider ones and printouts always show the content, without the summary. */
  narrowOnly?: boolean;
  children: ReactNode;
}

/** Question and answer in a native `<details>`, open on printouts. */
export function Disclosure({ summary, id, open = false, narrowOnly, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();

  useEffect(() => {
    if (!id || hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, id]);

  // Chromium before 131 and Safari before 18.4 cannot show folded content by style.
  useEffect(() => {
    const { current } = details;
    if (!current || globalThis.CSS?.supports('selector(::details-content)')) return;
    let wasOpen = current.open;
    const unfold = () => {
      wasOpen = current.open;
      current.open = true;
    };
    const restore = () => {
      current.open = wasOpen;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', restore);
    };
  }, []);

  return (
    <details ref={details} id={id} open={open} className={styles.disclosure} data-narrow-only={narrowOnly}>
      <summary className={`targetRow between gap-4 bold ${styles.summary}`}>
        <span className={styles.words}>{summary}</span>
        <span className={`rigid azulRio ${styles.mark}`} aria-hidden="true" />
      </summary>
      <div className={`measure mb-6 ${styles.content}`}>{children}</div>
    </details>
  );
}
