import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'type'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withSafeTarget(attribs) }) },
};

/** Texts cleaned before: the same few hundred are read again and again. The oldest gives way. */
const known = new Map<string, string>();
const capacity = 2_000;

/** HTML of the institution's editors without anything that runs: no script, style, event, frame or odd address. */
export function safeHtml(html: string): string {
  const clean = known.get(html) ?? sanitizeHtml(html, options);
  known.set(html, clean);
  const oldest = known.size > capacity ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  return clean;
}

/** {@link safeHtml} of what may be missing. */
export const safeHtmlOrNull = (html: string | null): string | null => (html === null ? null : safeHtml(html));

/** A page that opens in a new tab must not reach back to this one. */
const withSafeTarget = (attribs: sanitizeHtml.Attributes) =>
  attribs.target === undefined ? attribs : { ...attribs, target: '_blank', rel: 'noopener noreferrer' };
