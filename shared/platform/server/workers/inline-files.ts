import { hash } from 'node:crypto';

/** Style sheet or script that a page contains inline. */
export interface InlineFile {
  /** UTF-8. */
  bytes: Buffer;
  /** Hash for a content security policy. */
  hash: string;
}

export interface BrowserFile {
  /** Name of the file's remote; null for the host. */
  owner: string | null;
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

/** Caches inline files in this process, which renders one release of each remote. */
export function createInlineFiles() {
  const files = new Map<string, InlineFile>();
  /**
   * Returns null for a file that is not available, which the browser then requests. Never rejects.
   * @param ask returns the text of the file, or null
   */
  return async function inlineFileAt(
    { owner, file: name }: BrowserFile,
    ask: () => Promise<string | null>,
  ): Promise<InlineFile | null> {
    const key = `${owner ?? ''} ${name}`;
    const known = files.get(key);
    if (known) return known;
    const content = await ask().catch(() => null);
    if (content === null) return null;
    const file = inlineFile(content);
    files.set(key, file);
    return file;
  };
}
