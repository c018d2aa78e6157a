import { PdfReader } from '@portal/ui/pdf-dialog/pdf-reader';
import styles from './pdf-viewer.module.css';

/** A PDF in the page, 900 px high and scrolled inside (B 2.7, B 9). It can be reached and scrolled by keyboard. */
export const PdfViewer = ({ url, title }: { url: string; title: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section aria-label={title} tabIndex={0} className={styles.viewer}>
    <PdfReader url={url} title={title} />
  </section>
);
