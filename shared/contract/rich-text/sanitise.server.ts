import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import { allowedTags, cleanAttributes, droppedWithContent } from './rules.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  nonTextTags: [...droppedWithContent],
  // The rules decide about attributes; the library checks URLs afterwards.
  allowedAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  transformTags: { '*': (tagName, given) => ({ tagName, attribs: cleanAttributes(tagName, given) }) },
};

/** Cache by the input's hash: the same few hundred texts are rendered repeatedly. */
const cache = new LRUCache<string, string>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 100,
});

/** Sanitises the editors' HTML by {@link rules}: the result cannot run scripts, cover the page or define names. */
export function sanitise(html: string): string {
  const key = hash('sha256', html, 'base64');
  const found = cache.get(key);
  if (found !== undefined) return found;
  const clean = sanitizeHtml(html, options);
  cache.set(key, clean);
  return clean;
}
