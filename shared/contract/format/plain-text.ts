import { truncate } from './truncate.ts';

const marks: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ordf: 'ª',
  ordm: 'º',
  deg: '°',
};

/**
 * Extracts the text of HTML on one line; blocks become sentences. The result must be escaped like any other. Unclosed
 * elements last until the end, as in browsers: searching each end would take minutes where there are thousands.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<br\b[^>]*(?:>|$)|<\/(p|li|div|h\d|td|blockquote)\s*>/gi, '\n')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (entity, name: string) => decodeEntity(name) ?? entity)
    .split('\n')
    .map((block) =>
      block
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;:!?)])/g, '')
        .trim(),
    )
    .filter((block) => block !== '')
    .map((block, index, { length }) => (index < length - 1 && /[^.,;:!?]$/.test(block) ? `${block}.` : block))
    .join(' ');

/** Extracts at most `max` characters of HTML's text, cut between words. */
export const summary = (html: string, max: number): string => truncate(plainText(html), max);

/** Decodes a character by name or number; undefined if unknown. */
function decodeEntity(name: string): string | undefined {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
  }
  const [, letter, mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const accent = marks[mark];
  return letter && accent ? `${letter}${accent}`.normalize('NFC') : signs[name.toLowerCase()];
}
