/** Letters, digits, dashes and quotes: each of them is one character by itself. */
const plain = /^[ -\u02ff\u2010-\u201f]*$/;

/**
 * Cuts a text that is longer than `max` characters and says so with an ellipsis (A 5.1, A 9, B 9).
 * Characters are what people see as one: an accent or an emoji is never torn.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  // Most titles do without a segmenter, which is dear on a cheap phone.
  const characters = plain.test(text)
    ? [...text]
    : [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}
