import type { Preferences } from '../../src/shell/preferences/preferences.ts';
import { withPreferences } from './document.ts';
import { createPageBody, type PageBody } from './page-body.ts';

/** A page as it was rendered, once for all visitors. */
export interface RenderedPage {
  status: number;
  /** Where a redirect leads. */
  location?: string | undefined;
  /** Whether everything that it shows is in it. */
  whole: boolean;
  /** Whether its address has a query. */
  queried: boolean;
  /** The page with the visitor's theme and size of text. */
  body(preferences: Preferences): PageBody;
}

interface Rendering extends Omit<RenderedPage, 'body'> {
  html: string;
}

export function createRenderedPage({ status, location, whole, queried, html }: Rendering): RenderedPage {
  const bodies = new Map<string, PageBody>();
  return {
    status,
    location,
    whole,
    queried,
    body(preferences) {
      const key = `${preferences.theme} ${preferences.scale}`;
      const body = bodies.get(key) ?? createPageBody(html && withPreferences(html, preferences));
      bodies.set(key, body);
      return body;
    },
  };
}
