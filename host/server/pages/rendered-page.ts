import type { Preferences } from '../../src/shell/preferences/preferences.ts';
import type { MadePage } from '../workers/protocol.ts';
import { withPreferences } from './document.ts';
import { createPageBody, type PageBody } from './page-body.ts';

/** A page as it was rendered, once for all visitors. */
export interface RenderedPage {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** Whether everything that it shows is in it. */
  whole: boolean;
  /** Whether its address has a query. */
  queried: boolean;
  /** Whether search engines are kept out. */
  noindex: boolean;
  /** The page with the visitor's theme and size of text. */
  body(preferences: Preferences): PageBody;
}

/** @param queried whether its address has a query */
export function createRenderedPage(page: MadePage, queried: boolean): RenderedPage {
  if (page.kind === 'redirect') {
    const { status, location } = page;
    const body = createPageBody(Buffer.alloc(0), 'redirect');
    return { status, location, queried, whole: true, noindex: false, body: () => body };
  }
  const { status, whole, digest, noindex } = page;
  const html = asBuffer(page.html);
  const bodies = new Map([['', createPageBody(html, digest, asBuffer(page.compressed))]]);
  return {
    status,
    whole,
    queried,
    noindex,
    body(preferences) {
      const choices = [preferences.theme, preferences.scale].filter(Boolean).join('-');
      const body =
        bodies.get(choices) ?? createPageBody(withPreferences(html, preferences), digest + choices);
      bodies.set(choices, body);
      return body;
    },
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
