import { parseUrl } from '../format/parse-url.ts';

/**
 * What HTML of the institution's editors may hold: text with its structure, links and pictures. The one allow-list of
 * the portal, which the api, the host and the browser apply, each with its own parser.
 */
const attributes = new Map<string, readonly string[]>(
  Object.entries({
    h1: [],
    h2: [],
    h3: [],
    h4: [],
    h5: [],
    h6: [],
    p: [],
    div: [],
    span: [],
    section: [],
    article: [],
    header: [],
    footer: [],
    aside: [],
    address: [],
    br: [],
    hr: [],
    blockquote: [],
    pre: [],
    code: [],
    ul: [],
    ol: ['start', 'type'],
    li: ['value'],
    dl: [],
    dt: [],
    dd: [],
    figure: [],
    figcaption: [],
    a: ['href', 'title', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    table: [],
    caption: [],
    colgroup: ['span'],
    col: ['span'],
    thead: [],
    tbody: [],
    tfoot: [],
    tr: [],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    b: [],
    strong: [],
    i: [],
    em: [],
    u: [],
    s: [],
    del: [],
    ins: [],
    mark: [],
    small: [],
    sub: [],
    sup: [],
    q: [],
    cite: [],
    kbd: [],
    time: ['datetime'],
  }),
);

/** Attributes of every element. */
const common = ['class', 'lang', 'dir'];

/** Classes that editors may set, styled by `rich-html.module.css`. No other: it might be one of the portal's. */
const editorClasses: readonly string[] = ['text-center', 'text-end'];

/** Elements that may stay. Of all others the text stays, */
export const allowedTags: readonly string[] = [...attributes.keys()];

/** but of these, whose content is no text for readers. */
export const droppedWithContent: readonly string[] = [
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'audio',
  'video',
  'textarea',
  'select',
  'option',
  'xmp',
  'plaintext',
];

/** Every attribute that some element may have. */
export const allowedAttributes: readonly string[] = [
  ...new Set([...common, 'rel', ...[...attributes.values()].flat()]),
];

/** Web pages, addresses on the portal itself, mail and telephones. */
const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Pictures from the web or the portal, */
const pictureSchemes = ['http:', 'https:'];

/** or in the text itself. */
const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;

/** What becomes of an element's attributes: those that may stay, with the values that they may have. */
export function cleanAttributes(tag: string, given: Record<string, string>): Record<string, string> {
  const allowed = [...common, ...(attributes.get(tag) ?? [])];
  const kept: Record<string, string> = {};
  for (const name of allowed) {
    const value = given[name] === undefined ? null : cleanValue(tag, name, given[name]);
    if (value !== null) kept[name] = value;
  }
  // A page that opens in a new tab must not reach back to this one.
  return kept.target === undefined ? kept : { ...kept, rel: 'noopener noreferrer' };
}

function cleanValue(tag: string, name: string, value: string): string | null {
  switch (name) {
    case 'class':
      return (
        value
          .split(/\s+/)
          .filter((each) => editorClasses.includes(each))
          .join(' ') || null
      );
    case 'href':
      return linkSchemes.includes(schemeOf(value)) ? value : null;
    case 'src':
      return pictureSchemes.includes(schemeOf(value)) || inlinePicture.test(value) ? value : null;
    case 'target':
      return '_blank';
    case 'width':
    case 'height':
    case 'colspan':
    case 'rowspan':
    case 'span':
    case 'start':
    case 'value':
      return /^\d{1,4}$/.test(value) ? value : null;
    default:
      return tag === 'ol' && name === 'type' && !/^[1aAiI]$/.test(value) ? null : value;
  }
}

/** Parsed as browsers do, ignoring blanks and control characters. A text that is no address has no scheme. */
const schemeOf = (address: string): string => parseUrl(address, 'https://portal.invalid/')?.protocol ?? '';
