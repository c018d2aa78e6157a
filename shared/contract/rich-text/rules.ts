import { parseUrl } from '../format/links.ts';

/** Allow-list for the editors' HTML, which API, host and browser apply with their own parsers. */
const plainTags =
  `h1 h2 h3 h4 h5 h6 p div span section article header footer aside address br hr blockquote pre code ul dl dt dd
  figure figcaption table caption thead tbody tfoot tr b strong i em u s del ins mark small sub sup q cite kbd`.split(
    /\s+/,
  );

/** Allowed elements with attributes of their own. */
const attributes = new Map<string, readonly string[]>(
  Object.entries({
    ol: ['start', 'type'],
    li: ['value'],
    a: ['href', 'title', 'target'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    colgroup: ['span'],
    col: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
  }),
);

const commonAttributes = ['class', 'lang', 'dir'];

/** Classes that editors may set, styled by `rich-html.module.css`. Any other might be one of the portal's. */
const editorClasses: readonly string[] = ['text-center', 'text-end'];

/** Allowed elements. All others are replaced by their text, */
export const allowedTags: readonly string[] = [...plainTags, ...attributes.keys()];

/** except these, whose content is not text for readers. */
export const droppedWithContent: readonly string[] =
  `script style title template noscript noembed noframes iframe object svg math audio video
  textarea select option xmp plaintext`.split(/\s+/);

/** Every attribute that some element may have. */
export const allowedAttributes: readonly string[] = [
  ...new Set([...commonAttributes, 'rel', ...[...attributes.values()].flat()]),
];

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Schemes of pictures, */
const pictureSchemes = ['http:', 'https:'];

/** which may also be inline. */
const inlinePicture = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;

/** Returns an element's allowed attributes with allowed values. */
export function cleanAttributes(tag: string, given: Record<string, string>): Record<string, string> {
  const allowed = [...commonAttributes, ...(attributes.get(tag) ?? [])];
  const kept: Record<string, string> = {};
  for (const name of allowed) {
    const value = given[name] === undefined ? null : cleanValue(tag, name, given[name]);
    if (value !== null) kept[name] = value;
  }
  // Prevents a page in a new tab from accessing this one.
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
      return linkSchemes.includes(parseScheme(value)) ? value : null;
    case 'src':
      return pictureSchemes.includes(parseScheme(value)) || inlinePicture.test(value) ? value : null;
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

/** Parses like browsers, ignoring blanks and control characters. Invalid URLs have no scheme. */
const parseScheme = (address: string): string => parseUrl(address, 'https://portal.invalid/')?.protocol ?? '';
