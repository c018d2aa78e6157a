import { sanitise } from '@portal/shared/rich-text';
import { useMemo } from 'react';
import styles from './rich-html.module.css';

/**
 * Text that editors wrote, as HTML (course goals, news, answers).
 *
 * Whose server it comes from does not matter: it is sanitised where it is inserted, on the server as in the browser,
 * by the same rules. Hydration takes over what the server inserted and inserts nothing.
 */
export function RichHtml({ html }: { html: string }) {
  const content = useMemo(() => ({ __html: sanitise(html) }), [html]);
  // The one place where the portal inserts HTML.
  return <div className={styles.prose} dangerouslySetInnerHTML={content} />;
}
