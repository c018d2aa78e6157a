import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Texts that are kept: those of all pages of the portal. */
const KEPT = 200;

/** A style sheet or script as it stands in a page. */
export interface InlineFile {
  /** Its text in UTF-8. */
  bytes: Buffer;
  /** As a content security policy names it. */
  hash: string;
}

/** A file that browsers get. */
export interface BrowserFile {
  /** The release of a remote that it is of; null for the host. */
  owner: { name: string; version: string } | null;
  /** Its name in the folder of the browser's files. */
  file: string;
}

/** A tag ends the element even in the middle of a string. There a backslash changes nothing, in either language. */
const inert = (text: string): string => text.replace(/<(\/?(?:style|script))/gi, '<\\$1');

export function inlineFile(content: string): InlineFile {
  const bytes = Buffer.from(inert(content));
  return { bytes, hash: `sha256-${hash('sha256', bytes, 'base64')}` };
}

/** The files that pages carry in themselves, in this worker's memory. */
export function createInlineFiles() {
  const kept = new LRUCache<string, InlineFile>({ max: KEPT });
  /**
   * Null where it cannot be had: the browser then asks for the file. Never rejects.
   * @param ask gives the text of a file, or null where it cannot be had
   */
  return async function inlineFileAt(
    { owner, file: name }: BrowserFile,
    ask: () => Promise<string | null>,
  ): Promise<InlineFile | null> {
    const key = `${owner?.name} ${owner?.version} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const content = await ask().catch(() => null);
    if (content === null) return null;
    const file = inlineFile(content);
    kept.set(key, file);
    return file;
  };
}
