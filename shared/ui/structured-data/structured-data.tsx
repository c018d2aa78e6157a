import { useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * What a page says to search engines, as JSON-LD. It is data, which no browser runs.
 *
 * It is part of the server's HTML and stays there. Nothing is inserted after a navigation: whoever reads it asks the
 * server for each page, and Trusted Types would refuse a script element that the browser makes out of text.
 * Give it a `key` of what it describes.
 */
export function StructuredData({ data }: { data: object }) {
  const hydrated = useHydrated();
  const [served] = useState(() => (hydrated ? null : { __html: scriptText(data) }));
  if (!served) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={served} />;
}

/** JSON that no end of script, comment or CDATA can be found in. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
