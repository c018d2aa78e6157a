import { useMemo, useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.tsx';
import styles from './rich-html.module.css';
import { sanitise } from './sanitise.ts';

/**
 * Text that editors wrote, as HTML (course goals, news, answers).
 *
 * The API sanitises it when it is read out. What the server rendered is taken over as it is; whatever the browser
 * inserts itself is sanitised again and passes Trusted Types.
 */
export function RichHtml({ html }: { html: string }) {
  const hydrated = useHydrated();
  const [served] = useState(hydrated ? undefined : html);
  const content = useMemo(() => ({ __html: html === served ? html : sanitise(html) }), [html, served]);
  // The one place where the portal inserts HTML, sanitised above.
  return <div className={styles.prose} dangerouslySetInnerHTML={content} />;
}
