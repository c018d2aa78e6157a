import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Enough for all pages of the portal. */
const MAX_FILES = 200;

/** Style sheet or script that a page contains inline. */
export interface InlineFile {
  /** UTF-8. */
  bytes: Buffer;
  /** Hash for a content security policy. */
  hash: string;
}

export interface BrowserFile {
  /** Release of the file; null for the host. */
  owner: { name: string; version: string } | null;
  /** Name in the folder of browser files. */
  file: string;
}

/**
 * Escapes tags, which would end the element even within a string. In both languages the backslash changes nothing
 * there.
 */
const escapeTags = (text: string): string => text.replace(/<(\/?(?:style|script))/gi, '<\\$1');

/**
 * Makes relative URLs of a style sheet absolute, as builds of other tooling contain them: inline, they would be relative
 * to the page.
 * @param address path of the style sheet
 */
export const withAbsoluteUrls = (css: string, address: string): string =>
  css.replace(/url\(\s*(["']?)(?![a-z][\w+.-]*:|[/#"'])([^"')]+)\1\s*\)/gi, (_, quote, url) => {
    const { pathname, search, hash: fragment } = new URL(url, `http://portal.invalid${address}`);
    return `url(${quote}${pathname}${search}${fragment}${quote})`;
  });

export function inlineFile(content: string): InlineFile {
  const bytes = Buffer.from(escapeTags(content));
  return { bytes, hash: `sha256-${hash('sha256', bytes, 'base64')}` };
}

/** Caches inline files in this worker. */
export function createInlineFiles() {
  const files = new LRUCache<string, InlineFile>({ max: MAX_FILES });
  /**
   * Returns null for a file that is not available, which the browser then requests. Never rejects.
   * @param ask returns the text of the file, or null
   */
  return async function inlineFileAt(
    { owner, file: name }: BrowserFile,
    ask: () => Promise<string | null>,
  ): Promise<InlineFile | null> {
    const key = `${owner?.name} ${owner?.version} ${name}`;
    const known = files.get(key);
    if (known) return known;
    const content = await ask().catch(() => null);
    if (content === null) return null;
    const file = inlineFile(content);
    files.set(key, file);
    return file;
  };
}
