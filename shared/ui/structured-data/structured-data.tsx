import { useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * Data for search engines as JSON-LD, which browsers do not run. It is only in server-rendered HTML: crawlers request each page
 * from the server, and Trusted Types reject script elements created in the browser. Set a `key` that identifies its subject.
 */
export function StructuredData({ data }: { data: object }) {
  const hydrated = useHydrated();
  const [served] = useState(() => (hydrated ? null : { __html: scriptText(data) }));
  if (!served) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={served} />;
}

/** Serialises JSON without sequences that could end a script, comment or CDATA section. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
