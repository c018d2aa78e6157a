import type { Preferences } from '../../src/shell/preferences/preferences.ts';
import type { InlineHashes, MadePage } from '../workers/protocol.ts';
import { withPreferences } from './document.ts';
import { compress, createPageBody, type PageBody } from './page-body.ts';

/** A page as it was rendered, once for all visitors. */
export interface RenderedPage {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** Whether everything that it shows is in it. */
  whole: boolean;
  /** Whether its address has a query. */
  queried: boolean;
  /** Styles and scripts that stand in it. */
  inline: InlineHashes;
  /** Whether search engines are kept out. */
  noindex: boolean;
  /** The page with the visitor's theme and size of text. */
  body(preferences: Preferences): PageBody;
}

const none: InlineHashes = { styles: [], scripts: [] };

/** @param queried whether its address has a query */
export function createRenderedPage(page: MadePage, queried: boolean): RenderedPage {
  if (page.kind === 'redirect') {
    const { status, location } = page;
    const body = createPageBody('redirect', async () => Buffer.from(compress(Buffer.alloc(0))));
    return { status, location, queried, whole: true, inline: none, noindex: false, body: () => body };
  }
  const { status, whole, digest, inline, noindex, compressed } = page;
  const plain = createPageBody(digest, asBuffer(compressed));
  const bodies = new Map([['', plain]]);
  return {
    status,
    whole,
    queried,
    inline,
    noindex,
    body(preferences) {
      const choices = [preferences.theme, preferences.scale].filter(Boolean).join('-');
      const body =
        bodies.get(choices) ?? plain.changed(digest + choices, (html) => withPreferences(html, preferences));
      bodies.set(choices, body);
      return body;
    },
  };
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
