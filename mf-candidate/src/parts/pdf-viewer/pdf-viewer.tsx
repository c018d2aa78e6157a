import { PdfReader } from '@portal/ui/pdf-dialog/pdf-reader';
import styles from './pdf-viewer.module.css';

/** Shows a PDF in the page, 900 px high and scrollable (B 2.7, B 9). */
export const PdfViewer = ({ url, title }: { url: string; title: string }) => (
  <section aria-label={title} className={styles.viewer} data-not-kept>
    <PdfReader url={url} title={title} />
  </section>
);
