/** Letters, digits, dashes and quotes: each of them is one character by itself. */
const plain = /^[ -\u02ff\u2010-\u201f]*$/;

/** How much of the room the whole words must fill; what begins with a longer word is cut within it. */
const ENOUGH = 2 / 3;

/**
 * Cuts a text that is longer than `max` characters, after a whole word where it can, and says so with an ellipsis (A 5.1,
 * A 9, B 9).
 * Characters are what people see as one: an accent or an emoji is never torn.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  // Most titles do without a segmenter, which is dear on a cheap phone, and which Firefox 115 lacks.
  const characters =
    plain.test(text) || !('Segmenter' in Intl)
      ? [...text]
      : [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
  if (characters.length <= max) return text;
  const end = characters.lastIndexOf(' ', max);
  const cut = characters.slice(0, end > max * ENOUGH ? end : max).join('');
  return `${cut.trimEnd()}…`;
}
