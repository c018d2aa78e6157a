/**
 * Cuts a text that is longer than `max` characters and says so with an ellipsis (A 5.1, A 9, B 9).
 * Characters are what people see as one: an accent or an emoji is never torn.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = [...new Intl.Segmenter('pt-BR').segment(text)].map(({ segment }) => segment);
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}
