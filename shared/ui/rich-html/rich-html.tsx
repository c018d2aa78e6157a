import { sanitise } from '@portal/contract/rich-text';
import { useMemo } from 'react';
import styles from './rich-html.module.css';

/**
 * Editors' HTML (course goals, news, answers). It is sanitised where it is inserted, on the server and in the browser, by the
 * same rules, whatever API it comes from. Hydration keeps the server's HTML and inserts nothing.
 */
export function RichHtml({ html }: { html: string }) {
  const content = useMemo(() => ({ __html: sanitise(html) }), [html]);
  // The portal's only insertion of HTML.
  return <div className={`measure ${styles.prose}`} dangerouslySetInnerHTML={content} />;
}
