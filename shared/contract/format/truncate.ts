/** Letters, digits, dashes and quotes: each is one character by itself. */
const plainCharacters = /^[ -\u02ff\u2010-\u201f]*$/;

/** Share of `max` that whole words must fill; otherwise the last word is cut. */
const MIN_FILLED_SHARE = 2 / 3;

/** Cuts a text longer than `max` graphemes, after a whole word if possible, with an ellipsis (A 5.1, A 9, B 9). */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  // Most titles need no segmenter, which is slow on low-end phones and missing in Firefox 115.
  const characters =
    plainCharacters.test(text) || !('Segmenter' in Intl)
      ? [...text]
      : [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
  if (characters.length <= max) return text;
  const end = characters.lastIndexOf(' ', max);
  const cut = characters.slice(0, end > max * MIN_FILLED_SHARE ? end : max).join('');
  return `${cut.replace(/[\s.,;:]+$/, '')}…`;
}
